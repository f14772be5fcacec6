import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Takes the focus to the first of these that can be seen; what is hidden takes none. */
function focusFirst(selector: string): boolean {
  for (const place of document.querySelectorAll<HTMLElement>(selector)) {
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    if (document.activeElement === place) return true;
  }
  return false;
}

/**
 * What a browser does with a new document, for a navigation inside the site: reading goes on from the new page's heading,
 * or from its main part as long as that has none. The result is the title to announce, also where it comes later than
 * the page; it is empty until the first navigation.
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
