import { startTransition, useEffect, useState } from 'react';

/** Items that are drawn in one go. */
const step = 6;

/** How many of so many items to draw: the first few at once, then some more with every frame. */
export function useGradualCount(total: number, gradual: boolean): number {
  const [count, setCount] = useState(gradual ? step : total);
  useEffect(() => {
    if (count >= total) return;
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + step)));
    return () => cancelAnimationFrame(frame);
  }, [count, total]);
  return Math.min(count, total);
}
