import { track } from './events';

/** Delay of a page view after each route change. */
const pageViewDelayMs = 500;

/** Page views are sent in development only: on localhost, 127.0.0.1 and hosts containing `dev`. */
export function sendsPageViews(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host.includes('dev');
}

/** Schedules one page view; returns a function that cancels it. */
export function schedulePageView(host: string): () => void {
  if (!sendsPageViews(host)) return () => {};
  const timer = setTimeout(() => track('page_view', 'page'), pageViewDelayMs);
  return () => clearTimeout(timer);
}
