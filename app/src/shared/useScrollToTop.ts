import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Every page starts at its top, on load and after each navigation; a change of the query alone leaves the scroll. */
export function useScrollToTop(): void {
  const { pathname } = useLocation();
  const shown = useRef('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    history.scrollRestoration = 'manual';
    window.scrollTo(0, 0);
  }, [pathname]);
}
