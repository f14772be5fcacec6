import { create } from 'zustand';

/** The visible day where the roster shows one day at a time, on small screens. */
export const useVisibleDay = create<{ readonly day: number }>()(() => ({ day: 0 }));

/** The box of a roster that shows one day at a time and the width of a day; null otherwise. */
function byDay(): { box: HTMLElement; width: number } | null {
  // Measuring takes a layout, and wide screens show several days.
  if (window.innerWidth >= 768) return null;
  const box = document.querySelector('[data-by-day]')?.parentElement;
  const width = box?.querySelector<HTMLElement>('[role=columnheader] + [role=columnheader]')?.offsetWidth ?? 0;
  return box && width > 0 ? { box, width } : null;
}

/** Scrolls to a day; by default to the one on screen. */
export function scrollToDay(day = useVisibleDay.getState().day): void {
  useVisibleDay.setState({ day });
  const found = byDay();
  found?.box.scrollTo({ left: day * found.width, behavior: 'instant' });
}

/** Scrolls a roster that was just mounted to the day on screen; a page may be at its day before its script starts. */
export function showVisibleDay(): void {
  const found = byDay();
  const scrolled = found ? Math.round(found.box.scrollLeft / found.width) : 0;
  scrollToDay(scrolled > 0 ? scrolled : undefined);
}

/** Tracks swipes of the roster. Returns a function that stops it. */
export function trackSwipes(): () => void {
  const onScroll = ({ target }: Event) => {
    // Everything that scrolls comes by here.
    if (!(target instanceof Element) || !target.matches('[data-roster-box]')) return;
    const found = byDay();
    if (found?.box !== target) return;
    useVisibleDay.setState({ day: Math.min(6, Math.round(found.box.scrollLeft / found.width)) });
  };
  // Each view has its own box; scroll events do not bubble, but can be captured.
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  // A rotated phone has wider days, and a resized window may only now show one day at a time.
  const onResize = () => scrollToDay();
  window.addEventListener('resize', onResize);
  return () => {
    document.removeEventListener('scroll', onScroll, { capture: true });
    window.removeEventListener('resize', onResize);
  };
}
