import { expect, type Locator, type Page, type Response } from '@playwright/test';

/** The two home pages. */
export const home = { en: '/', es: '/es' } as const;

export type SiteLanguage = keyof typeof home;

/** Refuses consent in advance, so that the dialog does not cover the page. */
export function refuseConsent(page: Page): Promise<void> {
  return answerConsent(page, ['necessary']);
}

/** Gives consent, as on an earlier visit. */
export function giveConsent(page: Page): Promise<void> {
  return answerConsent(page, ['necessary', 'analytics']);
}

async function answerConsent(page: Page, categories: string[]): Promise<void> {
  const now = new Date();
  const choice = {
    categories,
    revision: 0,
    data: null,
    consentId: 'a0000000-0000-4000-8000-000000000000',
    consentTimestamp: now.toISOString(),
    lastConsentTimestamp: now.toISOString(),
    services: { necessary: [], analytics: [] },
    languageCode: 'en',
    expirationTime: now.getTime() + 10 * 365 * 86_400_000,
  };
  const value = encodeURIComponent(JSON.stringify(choice));
  await page.context().addCookies([{ name: 'cc_cookie', value, domain: '127.0.0.1', path: '/' }]);
}

/** Waits until the page is hydrated and handles events. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true', { timeout: 10_000 });
}

/**
 * Waits until the page is hydrated, with every control that is in the window (some sections' scripts load later), and
 * its fonts are loaded.
 */
export async function expectSettled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      if (document.documentElement.dataset.hydrated !== 'true' || document.fonts.status !== 'loaded') return false;
      // The blog's pages do without React.
      if (!('__reactRouterContext' in window)) return true;
      return [...document.querySelectorAll('header button, main :is(button, input, select, textarea)')].every(
        (control) => {
          const { top, bottom, height } = control.getBoundingClientRect();
          // React marks hydrated elements; the human check brings its own.
          const hydrated = Object.keys(control).some((key) => key.startsWith('__reactProps'));
          const foreign = control.closest('[data-testid=human-check]') !== null;
          return hydrated || foreign || height === 0 || bottom < 0 || top > window.innerHeight;
        },
      );
    },
    undefined,
    { timeout: 15_000 },
  );
}

/** Opens a page with consent answered beforehand, and waits until it has settled. */
export async function openSettled(page: Page, path: string): Promise<Response | null> {
  await refuseConsent(page);
  const response = await page.goto(path);
  await expectSettled(page);
  return response;
}

/** Opens a home page with three mock blog posts. */
export async function openHome(page: Page, language: SiteLanguage = 'en'): Promise<void> {
  await refuseConsent(page);
  await mockBlog(page);
  await page.goto(home[language]);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expectHydrated(page);
}

const posts = [1, 2, 3].map((id) => ({
  id,
  slug: `field-note-${id}`,
  date: '2026-11-02T08:00:00',
  title: { rendered: `Field note ${id} &amp; more` },
  excerpt: { rendered: '<p>What a roster says.</p>' },
  _embedded: {},
}));

/** Mocks the blog's API; returns the requests. */
export async function mockBlog(page: Page): Promise<URL[]> {
  const requests: URL[] = [];
  await page.route('**/api/blog/posts?**', async (route) => {
    requests.push(new URL(route.request().url()));
    await route.fulfill({ json: posts, headers: { 'X-WP-TotalPages': '1' } });
  });
  return requests;
}

/** Scrolls the page to this offset in CSS pixels, as a wheel does, and waits for it. */
export async function scrollToPx(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
}

/** Scrolls to a section and waits until it has animated in. */
export async function showSection(page: Page, name: string | RegExp): Promise<void> {
  const heading = page.getByRole('heading', { level: 2, name });
  await heading.scrollIntoViewIfNeeded();
  await expect(heading).toBeVisible();
}

/** Prevents navigation by clicks; event handlers still run. */
export async function stayOnPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener('click', (event) => event.preventDefault(), { capture: true });
  });
}

/** The current analytics queue. */
export function queueOf(page: Page): Promise<Record<string, unknown>[]> {
  return page.evaluate(
    () =>
      (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer?.map((entry) => ({ ...entry })) ?? [],
  );
}

/** All elements and pseudo-elements on the page with a transition or animation duration, or a running animation. */
export function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const seconds = (list: string) => Math.max(...list.split(',').map((text) => Number.parseFloat(text) || 0));
    for (const element of document.querySelectorAll('*')) {
      for (const part of [null, '::before', '::after']) {
        const style = getComputedStyle(element, part);
        const moves = seconds(style.transitionDuration) > 0.001;
        const runs = style.animationName !== 'none' && seconds(style.animationDuration) > 0.001;
        const smoothScroll = part === null && style.scrollBehavior === 'smooth';
        if (moves || runs || smoothScroll) found.add(`${element.outerHTML.slice(0, 120)} ${part ?? ''}`);
      }
    }
    for (const animation of document.getAnimations()) {
      const { duration } = animation.effect?.getComputedTiming() ?? {};
      if (typeof duration === 'number' && duration > 1) found.add(`an animation of ${duration} ms`);
    }
    return [...found];
  });
}

/** The visible position of the calculator slider's thumb, from 0 to 1 of its length. */
export function thumbPosition(section: Locator): Promise<number> {
  return section.locator('.slider svg').evaluate((drawing) => {
    const track = drawing.getBoundingClientRect();
    const thumb = drawing.querySelector('.slider-thumb')?.getBoundingClientRect() ?? track;
    return (thumb.left + thumb.width / 2 - track.left) / track.width;
  });
}
