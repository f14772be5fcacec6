import { type RefObject, useEffect, useRef, useState } from 'react';

interface Slides {
  row: RefObject<HTMLUListElement | null>;
  /** The slide at the left edge, counted from 0. */
  current: number;
  atEnd: boolean;
  /** Moves by one slide, on from where a move under way will end. */
  step: (by: -1 | 1) => void;
}

/** A row that the platform scrolls, moved by one slide of `stepPx` CSS pixels at a time. */
export function useSlides(stepPx: number): Slides {
  const row = useRef<HTMLUListElement>(null);
  const target = useRef<number | undefined>(undefined);
  const [place, setPlace] = useState({ current: 0, atEnd: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const current = Math.round(element.scrollLeft / stepPx);
      const atEnd = element.scrollLeft + element.clientWidth > element.scrollWidth - 2;
      setPlace((now) => (now.current === current && now.atEnd === atEnd ? now : { current, atEnd }));
    };
    const arrive = () => {
      target.current = undefined;
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    element.addEventListener('scrollend', arrive, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      element.removeEventListener('scroll', look);
      element.removeEventListener('scrollend', arrive);
      window.removeEventListener('resize', look);
    };
  }, [stepPx]);
  const step = (by: -1 | 1) => {
    const element = row.current;
    if (!element) return;
    const last = Math.ceil((element.scrollWidth - element.clientWidth) / stepPx);
    const from = target.current ?? Math.round(element.scrollLeft / stepPx);
    const to = Math.min(last, Math.max(0, from + by));
    target.current = to === from ? undefined : to;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left: to * stepPx, behavior: still ? 'instant' : 'smooth' });
  };
  return { row, step, ...place };
}
