import { breakpoint } from '~/content/scroll';
import { deviceStorage } from '../deviceStorage';
import { pageName } from './pageName';

export type EventName =
  | 'start_for_free_click'
  | 'take_virtual_tour_click'
  | 'try_for_free_click'
  | 'book_demo_click'
  | 'boost_your_team_click'
  | 'start_demo_click'
  | 'create_team_space_click'
  | 'contact_sent'
  | 'challenge_created'
  | 'sign_up_continued'
  | 'page_view';

/** The cookie in which the consent dialog stores the answer, and the category that allows analytics. */
export const consentCookie = { name: deviceStorage.consent.name, category: 'analytics' } as const;

/** One entry of the page's analytics queue. */
interface AnalyticsEvent {
  event: EventName;
  page_name: string;
  /** The part of the page that the event comes from, such as `header`. */
  component: string;
  device_type: 'mobile' | 'desktop';
  /** ISO 8601, UTC. */
  event_timestamp: string;
  page_url: string;
}

/** The consent state: denied by default, then the choice in the consent dialog. */
interface ConsentEvent {
  event: 'consent_default' | 'consent_update';
  analytics: 'granted' | 'denied';
}

/** What a tag manager's own snippet pushes before it loads the script; page-load tags wait for it. */
interface TagManagerStart {
  event: 'gtm.js';
  /** Milliseconds since 1970. */
  'gtm.start': number;
}

type QueueEntry = AnalyticsEvent | ConsentEvent | TagManagerStart;

declare global {
  interface Window {
    dataLayer?: QueueEntry[];
  }
}

/**
 * The page's analytics queue. Its first entry denies analytics storage; a consent given on an earlier visit follows at
 * once, before any event.
 */
export function queue(): QueueEntry[] {
  if (!window.dataLayer) {
    window.dataLayer = [{ event: 'consent_default', analytics: 'denied' }];
    if (hasConsent()) pushConsent('granted');
  }
  return window.dataLayer;
}

/** Pushes the visitor's answer to the queue, unless it is there already. */
export function pushConsent(analytics: ConsentEvent['analytics']): void {
  const entries = queue();
  const last = entries.findLast((entry): entry is ConsentEvent => entry.event === 'consent_update');
  if (last?.analytics !== analytics) entries.push({ event: 'consent_update', analytics });
}

/** Whether the visitor has consented, from the consent cookie: it is readable before the dialog's script has loaded. */
export function hasConsent(): boolean {
  const stored = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${consentCookie.name}=`));
  if (!stored) return false;
  try {
    const { categories } = JSON.parse(decodeURIComponent(stored.slice(consentCookie.name.length + 1)));
    return Array.isArray(categories) && categories.includes(consentCookie.category);
  } catch {
    return false;
  }
}

/** Pushes an event to the analytics queue if the visitor has consented (decision 94). */
export function track(event: EventName, component: string): void {
  if (!hasConsent()) return;
  queue().push({
    event,
    page_name: pageName(window.location.pathname),
    component,
    device_type: window.innerWidth <= breakpoint.mobileMaxPx ? 'mobile' : 'desktop',
    event_timestamp: new Date().toISOString(),
    page_url: window.location.href,
  });
}
