import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Every page starts at its top after each navigation; a change of the query alone leaves the scroll. A page that is
 * loaded starts there by itself, because its first script has switched the browser's memory off; a position that the
 * user has scrolled to since then is left alone.
 */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === pathname) return;
    const loaded = shown.current === undefined;
    shown.current = pathname;
    history.scrollRestoration = 'manual';
    if (!loaded) window.scrollTo(0, 0);
  }, [pathname]);
}
