import { openHydrated } from './support/contentPage';
import { bodyLineLengths } from './support/readable';
import { expect, test } from './support/test';

test('[W-661] an invalid field has a text in addition to its colour, and the human check an icon and a text', async ({
  page,
}) => {
  await openHydrated(page, '/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('form').getByText('Please tell us your name')).toBeVisible();
  await openHydrated(page, '/sign-up');
  const check = page.getByRole('group', { name: 'Human verification' }).getByRole('status');
  await expect(check).toHaveText(/\S/);
  await expect(check.locator('svg')).toHaveCount(1);
});

test('[W-665] lines of a blog post are 45 to 75 characters long', async ({ page }) => {
  await openHydrated(page, '/blog/what-a-good-roster-says');
  const lengths = await bodyLineLengths(page);
  expect(lengths.length).toBeGreaterThan(3);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  expect(mean).toBeGreaterThanOrEqual(45);
  expect(mean).toBeLessThanOrEqual(75);
});
