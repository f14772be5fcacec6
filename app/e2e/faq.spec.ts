import { faq } from '../src/locales/en/faq';
import { openHydrated } from './support/contentPage';
import { expect, test } from './support/test';

const address = { en: '/faq', es: '/es/faq' };

test('[W-067] answers open one at a time and close, by mouse and keyboard; the contents link to each group', async ({
  page,
}) => {
  await openHydrated(page, address.en);
  await test.step('the first answer is open', async () => {
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await expect(page.locator('main details').nth(0).locator('p')).toBeVisible();
    await page.locator('main summary').nth(0).click();
    await expect(page.locator('main details[open]')).toHaveCount(0);
  });
  await test.step('[W-674] an answer opens and closes by keyboard alone', async () => {
    const [first, second] = [page.locator('main summary').nth(0), page.locator('main summary').nth(1)];
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('main details').nth(0)).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await expect(second).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.locator('main details').nth(1)).toHaveAttribute('open');
    await expect(page.locator('main details').nth(0)).not.toHaveAttribute('open');
    await page.keyboard.press('Space');
    await expect(page.locator('main details[open]')).toHaveCount(0);
  });
  await test.step('[W-068] a click opens an answer and closes the previous one, across the groups', async () => {
    const entries = page.locator('main details');
    await expect(page.locator('main details[open]')).toHaveCount(0);
    for (const index of [0, 1, 7, 19]) {
      await entries.nth(index).locator('summary').click();
      await expect(entries.nth(index).locator('p')).toBeVisible();
      await expect(page.locator('main details[open]')).toHaveCount(1);
      await expect(entries.nth(index)).toHaveAttribute('open');
    }
  });
  await test.step('[W-069] a second click closes the open answer', async () => {
    const entry = page.locator('main details').nth(4);
    await entry.locator('summary').click();
    await expect(entry.locator('p')).toBeVisible();
    await entry.locator('summary').click();
    await expect(entry.locator('p')).toBeHidden();
    await expect(page.locator('main details[open]')).toHaveCount(0);
  });
  await test.step('the contents link to each group', async () => {
    for (const { id, title } of faq.groups) {
      await page.getByRole('navigation', { name: 'Groups of questions' }).getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(`${address.en}#${id}`);
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
    }
  });
});
