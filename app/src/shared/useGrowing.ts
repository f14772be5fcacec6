import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { nextFrame } from './frames';

/** How many items of a list to draw: `atOnce` to begin with and as many more in each frame, until all are there. */
export function useGrowing(total: number, atOnce: number): number {
  const [count, setCount] = useState(atOnce);
  useEffect(() => {
    if (count >= total) return;
    return nextFrame(() => flushSync(() => setCount(count + atOnce)));
  }, [count, total, atOnce]);
  return count;
}
