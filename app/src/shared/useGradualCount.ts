import { startTransition, useEffect, useState } from 'react';
import { nextFrame } from './frames';
import { useHydrated } from './useHydrated';

interface Drawn {
  /** How many items to draw. */
  drawn: number;
  /** For `aria-busy`: whether more are to come. */
  busy: true | undefined;
}

interface Pace {
  /** Items that are drawn at once. */
  first: number;
  /** Items that come with every further frame. */
  step: number;
}

/**
 * How many items of a list to draw: the first few at once, then some more with every painted frame, and from then on
 * all of them. What was prerendered is there in full.
 */
export function useGradualCount(total: number, { first, step }: Pace): Drawn {
  const hydrated = useHydrated();
  const [count, setCount] = useState(hydrated ? first : Number.POSITIVE_INFINITY);
  useEffect(() => {
    if (count === Number.POSITIVE_INFINITY) return;
    const next = count + step;
    return nextFrame(() => startTransition(() => setCount(next < total ? next : Number.POSITIVE_INFINITY)));
  }, [count, total, step]);
  return { drawn: Math.min(count, total), busy: count < total || undefined };
}
