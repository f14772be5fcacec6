import { scroll } from '~/content/scroll';
import { drawAll } from './lateDrawing';

/** What the scrolling needs of its page; tests put in their own. */
export interface ScrollPlace {
  find: (id: string) => { getBoundingClientRect(): { top: number } } | null;
  scrolledPx: () => number;
  scrollTo: (topPx: number) => void;
  later: (run: () => void, ms: number) => void;
}

const page: ScrollPlace = {
  find: (id) => {
    drawAll();
    return document.getElementById(id);
  },
  scrolledPx: () => window.scrollY,
  scrollTo: (top) => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top, behavior: still ? 'instant' : 'smooth' });
  },
  later: (run, ms) => window.setTimeout(run, ms),
};

/**
 * Scrolls smoothly until the element with this id is 100 px below the window's top. While it is missing it is looked
 * for again up to five times, 200, 400, 600, 800 and 1000 ms after each other.
 */
export function scrollToId(id: string, place: ScrollPlace = page, retry = 0): void {
  const target = place.find(id);
  if (target) {
    place.scrollTo(target.getBoundingClientRect().top + place.scrolledPx() - scroll.anchorOffsetPx);
    return;
  }
  if (retry >= scroll.anchorRetries) return;
  place.later(() => scrollToId(id, place, retry + 1), scroll.anchorRetryStepMs * (retry + 1));
}
