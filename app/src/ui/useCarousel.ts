import { type RefObject, useEffect, useRef, useState } from 'react';

export interface CarouselOptions {
  /** Distance between the starts of two slides, in CSS pixels; by default the width of the row. */
  stepPx?: number;
  /** Whether the first slide follows the last. */
  wraps?: boolean;
}

export interface Carousel {
  row: RefObject<HTMLUListElement | null>;
  /** Index of the slide at the left edge. */
  current: number;
  show: (index: number) => void;
  /** Moves by this many slides, counted from the target of a move in progress. */
  step: (by: number) => void;
  /** Whether the row is at its start or end; false when it wraps around. */
  atStart: boolean;
  atEnd: boolean;
}

/** The row has settled after this many milliseconds without scrolling. `scrollend` is too new for Safari. */
const settleDelayMs = 150;

/** A row of slides scrolled natively by touch, wheel and keyboard, and by its arrows and dots. */
export function useCarousel({ stepPx, wraps = false }: CarouselOptions): Carousel {
  const row = useRef<HTMLUListElement>(null);
  const target = useRef<number | undefined>(undefined);
  const [place, setPlace] = useState({ current: 0, atStart: !wraps, atEnd: false });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const update = () => {
      // While it wraps around, the slides in between are not reported.
      if (wraps && target.current !== undefined) return;
      const current = Math.round(element.scrollLeft / (stepPx ?? element.clientWidth));
      const atStart = !wraps && element.scrollLeft < 2;
      const atEnd = !wraps && element.scrollLeft + element.clientWidth > element.scrollWidth - 2;
      setPlace((now) =>
        now.current === current && now.atStart === atStart && now.atEnd === atEnd ? now : { current, atStart, atEnd },
      );
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      target.current = undefined;
      update();
    };
    const onScroll = () => {
      update();
      clearTimeout(timer);
      timer = setTimeout(settle, settleDelayMs);
    };
    update();
    element.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', update);
    };
  }, [stepPx, wraps]);

  const show = (index: number) => {
    const element = row.current;
    if (!element) return;
    const width = stepPx ?? element.clientWidth;
    const last = wraps ? element.children.length - 1 : Math.ceil((element.scrollWidth - element.clientWidth) / width);
    const wrapped = (index + last + 1) % (last + 1);
    const to = wraps ? wrapped : Math.min(last, Math.max(0, index));
    const isThere = Math.abs(element.scrollLeft - to * width) < 2;
    target.current = isThere ? undefined : to;
    if (wraps) setPlace({ current: to, atStart: false, atEnd: false });
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left: to * width, behavior: reducedMotion ? 'instant' : 'smooth' });
  };
  const step = (by: number) => {
    const width = stepPx ?? row.current?.clientWidth ?? 1;
    show((target.current ?? Math.round((row.current?.scrollLeft ?? 0) / width)) + by);
  };
  return { row, show, step, ...place };
}
