import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { track } from './events';
import { pageName } from './pageName';
import { schedulePageView, sendsPageViews } from './pageViews';
import { waitForAnalytics } from './waitForAnalytics';

function openWindow(pathname: string, innerWidth = 1440) {
  const page: Partial<Window> = {
    innerWidth,
    location: { pathname, href: `https://brightcrew.example${pathname}` } as Location,
  };
  vi.stubGlobal('window', page);
  return page;
}

/** The visitor's answer, as the consent dialog stores it. */
function answer(...categories: string[]) {
  const kept = encodeURIComponent(JSON.stringify({ categories, revision: 0 }));
  vi.stubGlobal('document', { cookie: `theme=light; cc_cookie=${kept}; other=1` });
}

const byDefault = { event: 'consent_default', analytics: 'denied' } as const;
const granted = { event: 'consent_update', analytics: 'granted' } as const;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-18T09:30:00Z') });
  answer('necessary', 'analytics');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('events', () => {
  test('[W-460] [W-461] [W-614] an event is queued with its five fields', () => {
    const page = openWindow('/es/pricing');
    track('start_for_free_click', 'header');
    expect(page.dataLayer).toEqual([
      byDefault,
      granted,
      {
        event: 'start_for_free_click',
        page_name: 'Pricing',
        component: 'header',
        device_type: 'desktop',
        event_timestamp: '2026-11-18T09:30:00.000Z',
        page_url: 'https://brightcrew.example/es/pricing',
      },
    ]);
  });

  test('[W-460] an existing queue is kept', () => {
    const page = openWindow('/');
    const before = { event: 'consent_update', analytics: 'denied' } as const;
    page.dataLayer = [before];
    track('take_virtual_tour_click', 'hero');
    expect(page.dataLayer).toHaveLength(2);
    expect(page.dataLayer[0]).toBe(before);
  });

  test('[W-462] the device is mobile up to 767 px, desktop from 768 px', () => {
    for (const [width, device] of [
      [767, 'mobile'],
      [768, 'desktop'],
    ] as const) {
      const page = openWindow('/', width);
      track('try_for_free_click', 'mobile_menu');
      expect(page.dataLayer).toMatchObject([byDefault, granted, { device_type: device }]);
    }
  });
});

test('[W-616] nothing is pushed without an answer, after a refusal, or with an unreadable cookie', () => {
  const page = openWindow('/');
  answer('necessary');
  track('start_for_free_click', 'hero');
  for (const cookie of ['', 'cc_cookie=', 'cc_cookie=%7B', 'cc_cookie=%7B%7D', 'other=analytics']) {
    vi.stubGlobal('document', { cookie });
    track('start_for_free_click', 'hero');
  }
  expect(page.dataLayer).toBeUndefined();
});

describe('page names', () => {
  test('[W-466] each page has a name, in both languages', () => {
    const names = {
      '/': 'Home',
      '/pricing': 'Pricing',
      '/celebrate-work': 'Celebrate Work',
      '/reward-incentives': 'Reward Incentives',
      '/boost-performance': 'Boost Performance',
      '/manage-with-ease': 'Manage With Ease',
      '/logistics-case': 'Logistics',
      '/telemarketing-case': 'Telemarketing',
      '/healthcare-case': 'Healthcare',
      '/retail-case': 'Retail',
      '/restaurant-case': 'Restaurant',
      '/education-case': 'Education',
      '/enterprise-case': 'Enterprise',
      '/smallbusiness-case': 'Small Business',
    };
    for (const [path, name] of Object.entries(names)) {
      expect(pageName(path)).toBe(name);
      expect(pageName(path === '/' ? '/es' : `/es${path}`)).toBe(name);
    }
    expect(pageName('/pricing/')).toBe('Pricing');
  });

  test('[W-467] any other path is Unknown', () => {
    for (const path of ['/hospitality-case', '/faq', '/blog/pricing', '/constructor', '/es/nowhere']) {
      expect(pageName(path), path).toBe('Unknown');
    }
  });
});

describe('page views', () => {
  test('[W-468] [W-469] [W-470] [W-471] are sent only on localhost, 127.0.0.1 and hosts containing dev', () => {
    expect(['localhost', '127.0.0.1', 'dev.brightcrew.example', 'my-device.local'].map(sendsPageViews)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['brightcrew.example', '10.0.0.1', 'localhost.example', ''].map(sendsPageViews)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('[W-472] are sent 500 ms after a route change', () => {
    const page = openWindow('/');
    schedulePageView('localhost');
    vi.advanceTimersByTime(499);
    expect(page.dataLayer).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(page.dataLayer).toMatchObject([byDefault, granted, { event: 'page_view', page_name: 'Home' }]);
  });

  test('[W-472] are not sent for a route that is left sooner', () => {
    const page = openWindow('/');
    const cancel = schedulePageView('localhost');
    vi.advanceTimersByTime(400);
    cancel();
    vi.advanceTimersByTime(1000);
    expect(page.dataLayer).toBeUndefined();
  });

  test('[W-471] are never sent on other hosts', () => {
    const page = openWindow('/');
    schedulePageView('brightcrew.example');
    vi.advanceTimersByTime(5000);
    expect(page.dataLayer).toBeUndefined();
  });
});

describe('the hidden step', () => {
  test('[W-473] [W-475] [D-380] [D-381] polls every 500 ms and runs the initialiser once', () => {
    let loaded = false;
    const hasLoaded = vi.fn(() => loaded);
    const initialise = vi.fn();
    waitForAnalytics(hasLoaded, initialise);
    vi.advanceTimersByTime(1499);
    expect(hasLoaded).toHaveBeenCalledTimes(2);
    loaded = true;
    vi.advanceTimersByTime(1);
    expect(initialise).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(hasLoaded).toHaveBeenCalledTimes(3);
    expect(initialise).toHaveBeenCalledTimes(1);
  });

  test('[W-474] [D-382] gives up after 5 s', () => {
    let loaded = false;
    const initialise = vi.fn();
    const hasLoaded = vi.fn(() => loaded);
    waitForAnalytics(hasLoaded, initialise);
    vi.advanceTimersByTime(5000);
    expect(hasLoaded).toHaveBeenCalledTimes(10);
    loaded = true;
    vi.advanceTimersByTime(60_000);
    expect(initialise).not.toHaveBeenCalled();
  });
});
