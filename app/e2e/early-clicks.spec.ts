import type { Page } from '@playwright/test';
import { mockBlog, refuseConsent } from './support/site';
import { expect, test } from './support/test';

/**
 * Opens a page as on a slow connection: it is visible, but its scripts are held back until the returned function is
 * called.
 */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await refuseConsent(page);
  await mockBlog(page);
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('main h1')).toBeVisible();
  return gate.resolve;
}

test.describe('before hydration the browser itself responds', () => {
  test('the menu on a phone opens, and stays open once hydrated', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    const letScripts = await openWithoutScripts(page, '/');
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await button.click();
    await expect(page.locator('#mobile-menu').getByRole('link', { name: 'Pricing' })).toBeVisible();
    letScripts();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await expect(page.locator('#mobile-menu').getByRole('link', { name: 'Pricing' })).toBeVisible();
  });

  test('a link is followed, an anchor link jumps to its section, and questions expand', async ({ page }) => {
    await openWithoutScripts(page, '/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
    await expect(page.locator('main h1')).toBeVisible();
    await page.goto('/boost-performance', { waitUntil: 'commit' });
    await page.locator('main a[href^="#"]').first().click();
    await expect(page).toHaveURL(/\/boost-performance#\w+/);
    await page.goto('/faq', { waitUntil: 'commit' });
    const question = page.locator('main details').last();
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');
  });

  for (const [path, ...controls] of [
    ['/demo/team-member/recognitions', 'textarea'],
    ['/pricing', 'article button'],
    ['/reward-incentives', 'li button[aria-haspopup=dialog]'],
    ['/shift-template-setup', 'input[type=radio]', 'input[role=spinbutton]'],
    [
      '/shift-scheduler',
      'button[aria-label="Next week"]',
      'button:text-is("Schedule Now")',
      'input[type=radio][value=daily]',
    ],
  ] as const) {
    test(`${path}: controls are disabled until their script has loaded, so that no input is lost`, async ({ page }) => {
      const letScripts = await openWithoutScripts(page, path);
      const parts = controls.map((control) => {
        const waiting = page.locator(`main ${control}`).first();
        // The visible element: the control itself, or what surrounds a transparent one.
        const visible = waiting.locator(
          'xpath=self::*[not(contains(@class, "opacity-0"))] | self::*[contains(@class, "opacity-0")]/..',
        );
        return { waiting, visible };
      });
      for (const { waiting, visible } of parts) {
        await expect(waiting).toBeDisabled();
        // Feedback while waiting: the control fades, and a bar along the top of the window shows that the page is still
        // loading.
        await expect(visible).toHaveCSS('opacity', '0.55');
      }
      const bar = () =>
        page.evaluate(() => {
          const frame = document.querySelector('[data-waiting]');
          return frame ? getComputedStyle(frame, '::before').opacity : 'none';
        });
      await expect.poll(bar).toBe('1');
      letScripts();
      for (const { waiting, visible } of parts) {
        await expect(waiting).toBeEnabled();
        await expect(visible).not.toHaveCSS('opacity', '0.55');
      }
    });
  }

  test('the accordion of use cases is disabled until its script has loaded', async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 900 });
    const letScripts = await openWithoutScripts(page, '/');
    const button = page.getByRole('button', { name: 'Reward Incentives' });
    await button.scrollIntoViewIfNeeded();
    await expect(button).toBeDisabled();
    letScripts();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  test('before the engine is loaded no other week is seen, and the roster is marked as busy', async ({ page }) => {
    const letScripts = await openWithoutScripts(page, '/shift-scheduler?week=2026-W48');
    const roster = page.locator('#roster-box');
    await expect(roster).toHaveAttribute('aria-busy', 'true');
    const figures = ['[data-gap]', '[data-fill]', '[data-testid=period-label]', '[data-testid=week-number]', 'main h3'];
    for (const figure of figures) await expect(page.locator(figure).first()).toBeHidden();
    letScripts();
    await expect(roster).not.toHaveAttribute('aria-busy');
    await roster.locator('[data-gap]').first().click();
    await expect(page.getByTestId('gap-dialog')).toBeVisible();
  });

  test('a form that needs its script takes no input that would be lost', async ({ page }) => {
    const letScripts = await openWithoutScripts(page, '/boost-performance');
    const option = page.getByRole('radio').first();
    await expect(option).toBeDisabled();
    letScripts();
    await option.scrollIntoViewIfNeeded();
    await expect(option).toBeEnabled();
  });
});

test('the privacy settings open from the footer before the footer is hydrated', async ({ page }) => {
  await refuseConsent(page);
  await page.route('**/assets/SiteFooter-*.js', () => {});
  for (const [path, words] of [
    ['/faq', 'Privacy settings'],
    ['/es/faq', 'Ajustes de privacidad'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await page.getByRole('contentinfo').getByRole('button', { name: words }).click();
    await expect(page.getByRole('dialog', { name: words })).toBeVisible();
  }
});
