import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Scrolls to the top after each navigation; a query change alone keeps the position. On a full page load the first
 * script has disabled the browser's scroll restoration, and the user's own scrolling since then is kept.
 */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const lastPath = useRef<string>(undefined);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    const loaded = lastPath.current === undefined;
    lastPath.current = pathname;
    history.scrollRestoration = 'manual';
    if (!loaded) window.scrollTo(0, 0);
  }, [pathname]);
}
