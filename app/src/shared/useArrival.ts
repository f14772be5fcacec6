import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Focuses the first visible element that matches; hidden ones cannot take the focus. */
function focusFirst(selector: string): boolean {
  for (const place of document.querySelectorAll<HTMLElement>(selector)) {
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    if (document.activeElement === place) return true;
  }
  return false;
}

/**
 * Imitates the browser's handling of a new document for client-side navigation: moves the focus to the new page's
 * heading, or to its main element if it has none. Returns the title to announce, also if it is set after the page has
 * rendered; empty until the first navigation.
 */
export function useArrival(): string {
  const { pathname } = useLocation();
  const shown = useRef<string>(undefined);
  const told = useRef('');
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    const loaded = shown.current === undefined;
    shown.current = pathname;
    if (loaded) {
      told.current = document.title;
      return;
    }
    if (!focusFirst('main h1, [role=main] h1')) focusFirst('main, [role=main]');
    const tell = () => {
      if (document.title === told.current) return;
      told.current = document.title;
      setTitle(document.title);
    };
    tell();
    const titles = new MutationObserver(tell);
    titles.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => titles.disconnect();
  }, [pathname]);
  return title;
}
