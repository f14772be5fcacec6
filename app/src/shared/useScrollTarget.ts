import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { scroll } from '~/content/scroll';
import { idOfHash } from './idOfHash';
import { openAllIslands } from './island';
import { scrollToId } from './scrollToId';

/** Navigation state of a link to a section. */
export interface ScrollState {
  scrollTo: string;
}

/**
 * Scrolls to the section requested by the navigation state or the hash: immediately on the same page, after 500 ms on
 * another page.
 */
export function useScrollTarget(): void {
  const { pathname, state, hash, key } = useLocation();
  const shown = useRef<string>(undefined);
  const id = (state as ScrollState | null)?.scrollTo ?? idOfHash(hash);
  // The key makes a second click on the same link count as well.
  useEffect(() => {
    const samePage = shown.current === pathname;
    shown.current = pathname;
    if (!key || !id) return;
    // Content above the section must have its final height before the scroll begins.
    openAllIslands();
    if (samePage) return scrollToId(id);
    const timer = setTimeout(() => scrollToId(id), scroll.afterNavigationMs);
    return () => clearTimeout(timer);
  }, [pathname, id, key]);
}
