import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { scroll } from '~/content/scroll';
import { openAllIslands } from './island';
import { scrollToId } from './scrollToId';

/** The id that a hash names; a hash that is not valid percent-encoding names itself. */
function idOfHash(hash: string): string {
  const raw = hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** What a link to a section carries in its navigation state. */
export interface ScrollState {
  scrollTo: string;
}

/**
 * Scrolls to the section that the navigation, or the address's hash, asked for: at once on the same page, 500 ms after
 * coming to another.
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
    // What lies above the section must have its height before the scroll begins.
    openAllIslands();
    if (samePage) return scrollToId(id);
    const timer = setTimeout(() => scrollToId(id), scroll.afterNavigationMs);
    return () => clearTimeout(timer);
  }, [pathname, id, key]);
}
