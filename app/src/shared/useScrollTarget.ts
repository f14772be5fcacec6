import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { scroll } from '~/content/scroll';
import { openAllIslands } from './island';
import { scrollToId } from './scrollToId';

/** What a link to a section of another page carries in its navigation state. */
export interface ScrollState {
  scrollTo: string;
}

/** Scrolls to the section that the navigation (or the address's hash) asked for, 500 ms after it. */
export function useScrollTarget(): void {
  const { state, hash, key } = useLocation();
  const id = (state as ScrollState | null)?.scrollTo ?? decodeURIComponent(hash.slice(1));
  // The key makes a second click on the same link count as well.
  useEffect(() => {
    if (!key || !id) return;
    // What lies above the section must have its height before the scroll begins.
    openAllIslands();
    const timer = setTimeout(() => scrollToId(id), scroll.afterNavigationMs);
    return () => clearTimeout(timer);
  }, [id, key]);
}
