import { expect, type Page, test } from '@playwright/test';
import { phrasesIn } from '../../documents/support/phrases';
import { expectNoAxeViolations } from './axe';
import { openSettled } from './site';

/** The two widths at which content pages are checked. */
export const widths = [1440, 375] as const;

export const languages = ['en', 'es'] as const;

/** Opens a page with consent answered beforehand, and waits until it has settled. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  expect((await openSettled(page, path))?.status()).toBe(200);
}

/** Expects no horizontal overflow at each of these widths. */
export async function expectNoSidewaysScroll(page: Page, ...at: number[]): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `at ${width} px` })
      .toBeLessThanOrEqual(width);
  }
}

/** Expects no axe violations and no horizontal overflow at each width, with one page load. */
export async function expectAccessibleAt(page: Page, at: readonly number[] = widths): Promise<void> {
  // A check takes a while on a busy machine.
  test.setTimeout(test.info().timeout + at.length * 10_000);
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page, width);
  }
}

/**
 * The page, hidden parts and labels included, contains none of the English texts that have a Spanish translation, and
 * does contain Spanish ones.
 */
export async function expectSpanishOnly(page: Page, english: unknown, spanish: unknown): Promise<void> {
  const shown = await page.locator('main').evaluate((main) => {
    const labels = Array.from(main.querySelectorAll('[aria-label], [alt]'), (element) =>
      [element.getAttribute('aria-label'), element.getAttribute('alt')].join(' '),
    );
    return [main.textContent, document.title, ...labels].join(' ');
  });
  const found = phrasesIn(shown, english, spanish);
  expect(found.translated).toBeGreaterThan(5);
  expect(found.english).toEqual([]);
  expect(found.spanish.length).toBeGreaterThan(found.translated / 2);
}
