import type { Page } from '@playwright/test';
import { answerBlog, refuseConsent } from './support/site';
import { expect, test } from './support/test';

/** A slow line: the page stands and can be read, but none of its scripts has come. The answer lets them come. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await refuseConsent(page);
  await answerBlog(page);
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  // Its own first script runs before anything of the page is alive.
  await expect.poll(() => page.evaluate(() => typeof window.stopEarly)).toBe('function');
  return gate.resolve;
}

test.describe('what is clicked before the scripts have come is done once they are there', () => {
  test('the menu on a phone is open, and its button says so', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    const letScripts = await openWithoutScripts(page, '/');
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await button.click();
    letScripts();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('#mobile-menu').getByRole('link', { name: 'Pricing' })).toBeVisible();
  });

  for (const [path, words] of [
    ['/faq', 'Privacy settings'],
    ['/es/faq', 'Ajustes de privacidad'],
  ] as const) {
    test(`the privacy settings open from the footer of ${path}`, async ({ page }) => {
      const letScripts = await openWithoutScripts(page, path);
      await page.getByRole('contentinfo').getByRole('button', { name: words }).click();
      letScripts();
      await expect(page.getByRole('dialog', { name: words })).toBeVisible();
    });
  }

  test('a button of a section that waits for its script', async ({ page }) => {
    const letScripts = await openWithoutScripts(page, '/retail-case');
    await page.getByRole('button', { name: 'Next reward' }).click();
    letScripts();
    await expect(page.locator('#incentives').getByText(/^Reward \d+ of \d+$/)).toHaveText('Reward 2 of 6');
  });

  test('a button of the demo, once and not twice', async ({ page }) => {
    const letScripts = await openWithoutScripts(page, '/demo/manager/team-member/TM002');
    const said: string[] = [];
    page.on('dialog', async (dialog) => {
      said.push(dialog.message());
      await dialog.accept();
    });
    await page.getByRole('button', { name: 'Edit user details' }).click();
    letScripts();
    await expect.poll(() => said).toEqual([expect.stringContaining('Thabo Nkosana')]);
    await page.waitForLoadState('networkidle');
    expect(said).toHaveLength(1);
  });
});
