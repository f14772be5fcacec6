import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { nextFrame } from './frames';

/** A value that follows one frame later, for parts of a page that need not change in the same frame as the main one. */
export function useFrameLater<Value>(value: Value): Value {
  const [shown, setShown] = useState({ value });
  useEffect(() => {
    if (Object.is(shown.value, value)) return;
    return nextFrame(() => flushSync(() => setShown({ value })));
  }, [shown, value]);
  return shown.value;
}
