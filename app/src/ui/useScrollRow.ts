import { type RefObject, useEffect, useRef, useState } from 'react';

interface ScrollRow {
  row: RefObject<HTMLUListElement | null>;
  /** Scrolls by this many steps of `stepPx`. */
  step: (by: number) => void;
  atStart: boolean;
  atEnd: boolean;
}

/** A row of cards that the platform scrolls: by touch, wheel and keys, and by steps of so many CSS pixels. */
export function useScrollRow(stepPx: number): ScrollRow {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const atStart = element.scrollLeft < 2;
      const atEnd = element.scrollLeft + element.clientWidth > element.scrollWidth - 2;
      setEnds((now) => (now.atStart === atStart && now.atEnd === atEnd ? now : { atStart, atEnd }));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);
  const step = (by: number) => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    row.current?.scrollBy({ left: by * stepPx, behavior: still ? 'instant' : 'smooth' });
  };
  return { row, step, ...ends };
}
