import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { track } from './events';

/** A page view is sent this long after each change of route. */
const pageViewDelayMs = 500;

/** Page views are sent where the site is being worked on only: localhost, 127.0.0.1 and hosts containing `dev`. */
export function sendsPageViews(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host.includes('dev');
}

/** Starts the wait for one page view; the answer cancels it. */
export function schedulePageView(host: string): () => void {
  if (!sendsPageViews(host)) return () => {};
  const timer = setTimeout(() => track('page_view', 'page'), pageViewDelayMs);
  return () => clearTimeout(timer);
}

/** Sends a page view after each change of route. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  useEffect(() => (pathname ? schedulePageView(window.location.hostname) : undefined), [pathname]);
}
