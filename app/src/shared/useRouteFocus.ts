import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Focuses the first visible element that matches; hidden ones cannot take the focus. */
function focusFirst(selector: string): boolean {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
    if (document.activeElement === element) return true;
  }
  return false;
}

/**
 * Imitates the browser's handling of a new document for client-side navigation: moves the focus to the new page's
 * heading, or to its main element if it has none. Returns the title to announce, also if it is set after the page has
 * rendered; empty until the first navigation.
 */
export function useRouteFocus(): string {
  const { pathname } = useLocation();
  const lastPath = useRef<string>(undefined);
  const announced = useRef('');
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (lastPath.current === pathname) return;
    const loaded = lastPath.current === undefined;
    lastPath.current = pathname;
    if (loaded) {
      announced.current = document.title;
      return;
    }
    if (!focusFirst('main h1, [role=main] h1')) focusFirst('main, [role=main]');
    const announce = () => {
      if (document.title === announced.current) return;
      announced.current = document.title;
      setTitle(document.title);
    };
    announce();
    const observer = new MutationObserver(announce);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [pathname]);
  return title;
}
