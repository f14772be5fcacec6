import type { Page } from '@playwright/test';
import { expectReady } from './support/scheduler';
import { mockBlog, refuseConsent } from './support/site';
import { expect, test } from './support/test';

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, role: 'link' | 'button', name: string | RegExp, limit = 90): Promise<void> {
  const target = page.getByRole(role, { name }).and(page.locator(':focus'));
  for (let stop = 0; stop < limit; stop += 1) {
    await page.keyboard.press('Tab');
    if ((await target.count()) > 0) return;
  }
  throw new Error(`${name} was not reached within ${limit} stops.`);
}

for (const width of [1440, 390]) {
  test(`by keyboard alone from the home page to an assigned shift, ${width} px wide`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width, height: 900 });
    await refuseConsent(page);
    await mockBlog(page);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    const menu = width < 768 ? 'Menu' : 'Solutions';
    await test.step("client-side navigation moves the focus to the new page's heading and announces the title", async () => {
      if (width < 768) {
        await tabTo(page, 'button', menu);
        await page.keyboard.press('Enter');
      }
      await tabTo(page, 'link', 'Pricing');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/pricing');
      await expect(page.locator('main h1')).toBeFocused();
      await expect(page.locator('body > [aria-live=polite]')).toHaveText(await page.title());
    });
    await test.step('from the menu to the scheduler', async () => {
      await page.keyboard.press('Shift+Tab');
      for (let stop = 0; stop < 30; stop += 1) {
        const there = page.getByRole('button', { name: menu }).and(page.locator(':focus'));
        if ((await there.count()) > 0) break;
        await page.keyboard.press('Shift+Tab');
      }
      await page.keyboard.press('Enter');
      await tabTo(page, 'link', /^Shift scheduling/i);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/shift-scheduling');
      await expect(page.locator('main h1')).toBeFocused();
      await tabTo(page, 'link', 'Open the scheduler');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/shift-scheduler');
      if (width < 768) {
        await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
        await tabTo(page, 'button', 'Continue anyway');
        await page.keyboard.press('Enter');
      }
      await expectReady(page);
    });
    await test.step('a gap and a person for it', async () => {
      await tabTo(page, 'button', 'Schedule Now');
      await page.keyboard.press('Enter');
      const dialog = page.getByTestId('gap-dialog');
      await expect(dialog).toBeVisible();
      await tabTo(page, 'button', /^Assign /);
      const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
      await page.keyboard.press('Enter');
      const person = name.replace(/^Assign /, '').split(',')[0] ?? '';
      await expect(page.getByTestId('action-notice').filter({ hasText: `${person} assigned` })).toBeVisible();
    });
  });
}
