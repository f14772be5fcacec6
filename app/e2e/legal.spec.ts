import { openHydrated } from './support/contentPage';
import { expect, test } from './support/test';

const address = { en: '/privacy-and-terms', es: '/es/privacy-and-terms' };

test('on /privacy the switcher links to the Spanish policy', async ({ page }) => {
  await openHydrated(page, '/privacy');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).first().click();
  await expect(page).toHaveURL(address.es);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('the contents lead to each section of the policy, whose cookies section opens the privacy settings', async ({
  page,
}) => {
  await openHydrated(page, address.en);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const link of await contents.getByRole('link').all()) {
    await link.click();
    // Its number is not spoken.
    const name = ((await link.textContent()) ?? '').replace(/^\d+/, '');
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
  }
  await page.locator('#cookies').getByRole('button', { name: 'Privacy settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Privacy settings' })).toBeVisible();
});
