import { breakpoint } from '~/content/scroll';
import { pageName } from './pageName';

export type EventName = 'start_for_free_click' | 'take_virtual_tour_click' | 'try_for_free_click' | 'page_view';

/** One entry of the page's analytics queue. */
export interface AnalyticsEvent {
  event: EventName;
  page_name: string;
  /** The part of the page it comes from, such as `header`. */
  component: string;
  device_type: 'mobile' | 'desktop';
  /** ISO 8601, UTC. */
  event_timestamp: string;
  page_url: string;
}

/** What stands in the choice of the consent screen. */
export interface ConsentEvent {
  event: 'consent_update';
  analytics: 'granted' | 'denied';
}

declare global {
  interface Window {
    dataLayer?: (AnalyticsEvent | ConsentEvent)[];
  }
}

/** The page's analytics queue. It only collects: nothing reads or sends it before consent. */
export function queue(): (AnalyticsEvent | ConsentEvent)[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/** Pushes an event to the page's analytics queue. */
export function track(event: EventName, component: string): void {
  queue().push({
    event,
    page_name: pageName(window.location.pathname),
    component,
    device_type: window.innerWidth <= breakpoint.mobileMaxPx ? 'mobile' : 'desktop',
    event_timestamp: new Date().toISOString(),
    page_url: window.location.href,
  });
}
