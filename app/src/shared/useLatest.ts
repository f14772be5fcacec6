import { useCallback, useRef } from 'react';

/**
 * For an asynchronous action whose latest start wins: `begin()` starts it and returns a function that says whether no
 * other one has begun since.
 */
export function useLatest(): () => () => boolean {
  const count = useRef(0);
  return useCallback(() => {
    count.current += 1;
    const own = count.current;
    return () => own === count.current;
  }, []);
}
