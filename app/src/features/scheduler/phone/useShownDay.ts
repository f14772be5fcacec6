import { useCallback, useEffect, useState } from 'react';
import type { IsoWeek } from '~/engine/engine';
import { isoDateOf } from '../model/format';

/** The box of a roster that shows one day at a time (`by-day` in the styles), and how wide a day is in it. */
function dayBox(): { box: HTMLElement; width: number } | null {
  const box = document.querySelector<HTMLElement>('.roster-box:has(> .by-day)');
  const head = box?.querySelectorAll<HTMLElement>('[role=columnheader]')[1];
  return box && head && head.offsetWidth > 0 ? { box, width: head.offsetWidth } : null;
}

/**
 * The day to which the roster has been swiped on a small screen, and a way to show another. It begins with today, in a
 * week that has it.
 */
export function useShownDay({ days }: IsoWeek): [number, (day: number) => void] {
  const [day, setDay] = useState(0);
  const show = useCallback((wanted: number) => {
    setDay(wanted);
    const found = dayBox();
    found?.box.scrollTo({ left: wanted * found.width, behavior: 'instant' });
  }, []);
  useEffect(() => {
    const onScroll = ({ target }: Event) => {
      const found = dayBox();
      if (found?.box === target) setDay(Math.round(found.box.scrollLeft / found.width));
    };
    // The box is another one in each view; a scroll does not bubble, but it can be caught on its way.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', onScroll, { capture: true });
  }, []);
  const today = days.indexOf(isoDateOf(new Date()));
  useEffect(() => {
    if (today > 0 && window.matchMedia('(width < 768px)').matches) show(today);
  }, [today, show]);
  return [Math.min(6, day), show];
}
