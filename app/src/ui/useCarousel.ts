import { type RefObject, useEffect, useRef, useState } from 'react';

export interface CarouselOptions {
  /** From the start of one slide to the start of the next, in CSS pixels; without it a slide is as wide as the row. */
  stepPx?: number;
  /** After the last slide comes the first. */
  wraps?: boolean;
}

export interface Carousel {
  row: RefObject<HTMLUListElement | null>;
  /** The slide at the left edge, counted from 0. */
  current: number;
  /** Moves to a slide. */
  show: (index: number) => void;
  /** Moves by slides, on from where a move under way will end. */
  step: (by: number) => void;
  /** The ends at which the row stands; neither when it wraps around. */
  atStart: boolean;
  atEnd: boolean;
}

/** A row that has not scrolled for this long, in milliseconds, stands still. `scrollend` is too new for Safari. */
const settledAfterMs = 150;

/** A row of slides that the browser scrolls: by touch, wheel and keys, and by arrows and dots through this. */
export function useCarousel({ stepPx, wraps = false }: CarouselOptions): Carousel {
  const row = useRef<HTMLUListElement>(null);
  const target = useRef<number | undefined>(undefined);
  const [place, setPlace] = useState({ current: 0, atStart: !wraps, atEnd: false });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const update = () => {
      // While it wraps around, the slides in between do not count.
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
      timer = setTimeout(settle, settledAfterMs);
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
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollTo({ left: to * width, behavior: still ? 'instant' : 'smooth' });
  };
  const step = (by: number) => {
    const width = stepPx ?? row.current?.clientWidth ?? 1;
    show((target.current ?? Math.round((row.current?.scrollLeft ?? 0) / width)) + by);
  };
  return { row, show, step, ...place };
}
