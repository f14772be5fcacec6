import { type RefObject, useEffect, useRef } from 'react';
import { groupedNumber } from '~/shared/groupedNumber';
import type { Language } from '~/shared/language';
import { whenNear } from '~/shared/whenNear';

interface Count {
  from: number;
  to: number;
  durationMs: number;
}

/** The number shown this many milliseconds after the start: linear, in whole numbers. */
export function countAt({ from, to, durationMs }: Count, elapsedMs: number): number {
  const share = Math.min(1, Math.max(0, elapsedMs / durationMs));
  return Math.round(from + (to - from) * share);
}

/** Formats the counter: a plus and the localised number. */
export function formatCount(value: number, language: Language): string {
  return `+${groupedNumber(value, language)}`;
}

/** Counts up in the element once, when it is first visible; with reduced motion it shows the final number. */
export function useCountUp(count: Count, language: Language): RefObject<HTMLSpanElement | null> {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const target = element.current;
    if (!target || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const run = (start: number) => {
      const step = (now: number) => {
        target.textContent = formatCount(countAt(count, now - start), language);
        if (now - start < count.durationMs) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    const cancel = whenNear(target, {}, () => run(performance.now()));
    return () => {
      cancel();
      cancelAnimationFrame(frame);
    };
  }, [count, language]);
  return element;
}
