import { create } from 'zustand';

/** The day to which a roster has been swiped where it shows one day at a time: small screens only. */
export const useVisibleDay = create<{ readonly day: number }>()(() => ({ day: 0 }));

/** The roster where it shows one day at a time (`by-day` in the styles), and how wide a day is in it. */
function byDay(): { box: HTMLElement; width: number } | null {
  const box = document.querySelector('.by-day')?.parentElement;
  const [side, head] = box?.querySelectorAll<HTMLElement>('[role=columnheader]') ?? [];
  const width = head?.offsetWidth ?? 0;
  // On wide screens several days stand side by side.
  return box && side && width > 0 && side.offsetWidth + width > box.clientWidth - 4 ? { box, width } : null;
}

/** Shows a day; without one, the day that was shown before, for a roster that has just come. */
export function scrollToDay(day = useVisibleDay.getState().day): void {
  useVisibleDay.setState({ day });
  const found = byDay();
  found?.box.scrollTo({ left: day * found.width, behavior: 'instant' });
}

/** Follows the swipes of whoever looks at the roster, until the function is called that it gives back. */
export function trackSwipes(): () => void {
  const onScroll = ({ target }: Event) => {
    const found = byDay();
    if (found?.box !== target) return;
    useVisibleDay.setState({ day: Math.min(6, Math.round(found.box.scrollLeft / found.width)) });
  };
  // The box is another one in each view; a scroll does not bubble, but it can be caught on its way.
  document.addEventListener('scroll', onScroll, { capture: true, passive: true });
  // A turned phone has wider days, and a window may have become small only now.
  const onResize = () => scrollToDay();
  window.addEventListener('resize', onResize);
  return () => {
    document.removeEventListener('scroll', onScroll, { capture: true });
    window.removeEventListener('resize', onResize);
  };
}
