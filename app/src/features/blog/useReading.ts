import { type RefObject, useEffect, useState } from 'react';
import { blog } from '~/content/blog';
import type { Heading } from './postBody';

/** How far down the window a heading may stand and still count as the one being read, in CSS pixels. */
const readingLinePx = blog.tocOffsetPx + 24;

/** Where the reader is in an article. */
interface Reading {
  /** The id of the heading whose part is being read; undefined above the first. */
  readonly current: string | undefined;
  /** Percent of the article that has been scrolled through, 0 to 100. */
  readonly percent: number;
}

function readingOf(article: HTMLElement, headings: readonly Heading[]): Reading {
  const { top, height } = article.getBoundingClientRect();
  const way = height + blog.tocOffsetPx - window.innerHeight;
  const gone = blog.tocOffsetPx - top;
  const percent = way > 0 ? Math.round(Math.min(Math.max(gone / way, 0), 1) * 100) : 100;
  const passed = headings.filter(({ id }) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= readingLinePx;
  });
  // A short last part never comes up to the line: at the very end it is the one being read.
  const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  return { current: atEnd ? headings.at(-1)?.id : passed.at(-1)?.id, percent };
}

/** Follows the scroll through an article. */
export function useReading(article: RefObject<HTMLElement | null>, headings: readonly Heading[]): Reading {
  const [reading, setReading] = useState<Reading>({ current: undefined, percent: 0 });
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
