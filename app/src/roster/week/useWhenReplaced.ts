import { useEffect } from 'react';

/** Runs a function with a value that is replaced by another, and with the last one when the component is removed. */
export function useWhenReplaced<Value>(value: Value, run: (before: Value) => void): void {
  useEffect(() => {
    return () => run(value);
  }, [value, run]);
}
