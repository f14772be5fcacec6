import { type RefObject, useEffect, useState } from 'react';
import { blog } from '~/content/blog';
import type { Heading } from './postBody';

/** A heading above this line counts as the current one, in CSS pixels from the window's top. */
const readingLinePx = blog.tocOffsetPx + 24;

/** The reading position in an article. */
interface ReadingPosition {
  /** The id of the current heading; undefined above the first. */
  readonly current: string | undefined;
  /** Percent of the article scrolled past, 0 to 100. */
  readonly percent: number;
}

function readingOf(article: HTMLElement, headings: readonly Heading[]): ReadingPosition {
  const { top, height } = article.getBoundingClientRect();
  const range = height + blog.tocOffsetPx - window.innerHeight;
  const scrolledPast = blog.tocOffsetPx - top;
  const percent = range > 0 ? Math.round(Math.min(Math.max(scrolledPast / range, 0), 1) * 100) : 100;
  const passed = headings.filter(({ id }) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= readingLinePx;
  });
  // A short last section never reaches the line: at the end of the page it is the current one.
  const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  return { current: atEnd ? headings.at(-1)?.id : passed.at(-1)?.id, percent };
}

/** Tracks the reading position while scrolling. */
export function useReadingPosition(
  article: RefObject<HTMLElement | null>,
  headings: readonly Heading[],
): ReadingPosition {
  const [reading, setReading] = useState<ReadingPosition>({ current: undefined, percent: 0 });
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      if (!article.current) return;
      const next = readingOf(article.current, headings);
      setReading((before) => (before.current === next.current && before.percent === next.percent ? before : next));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [article, headings]);
  return reading;
}
