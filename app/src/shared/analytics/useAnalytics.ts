import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '../language';
import { schedulePageView } from './pageViews';
import { startAnalytics } from './start';

/** A page view after each route change, and the initialiser of consent and analytics. */
export function useAnalytics(language: Language): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname) return schedulePageView(window.location.hostname);
  }, [pathname]);
  useEffect(() => {
    return startAnalytics(language);
  }, [language]);
}
