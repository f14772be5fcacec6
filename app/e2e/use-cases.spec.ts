import { openHydrated } from './support/contentPage';
import { expect, test } from './support/test';

test("[W-065] the page starts at its top, on load and by navigation; the hero's figures link to their case studies", async ({
  page,
}) => {
  await openHydrated(page, '/use-cases');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('link', { name: /Read the story of Clarovoz/ }).click();
  await expect(page).toHaveURL(/#callCentre$/);
  await expect(page.locator('#callCentre h2')).toBeInViewport();
  await openHydrated(page, '/faq');
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Use cases' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two crews, one habit' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
