import { openSettled, refuseConsent } from './support/site';
import { expect, test } from './support/test';

test('[W-683] from the footer: contract, processors, what managers see, opting out, disclosure as in the policy', async ({
  page,
}) => {
  await refuseConsent(page);
  await openSettled(page, '/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Security and data' }).click();
  await expect(page).toHaveURL(/\/security$/);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link')).toHaveText([
    'Where data lies',
    'The contract',
    'What managers see, and what they don’t',
    'Opting out',
    'Reporting a vulnerability',
    'Interruptions',
  ]);
  await expect(page.locator('#place')).toContainText('servers in the European Union');
  await expect(page.locator('#contract')).toContainText('data-processing agreement under Article 28');
  await expect(page.locator('#contract').getByRole('row')).toHaveCount(6);
  await expect(page.locator('#people').getByRole('listitem')).toHaveCount(11);
  await expect(page.locator('#optOut')).toContainText('deleted 30 days later');
  await expect(page.locator('#disclosure')).toContainText('We reply within 3 business days');
  await expect(page.locator('#disclosure').getByRole('link')).toHaveAttribute(
    'href',
    'mailto:security@brightcrew.example',
  );
  await contents.getByRole('link', { name: 'Opting out' }).click();
  await expect(page.getByRole('heading', { name: 'Opting out' })).toBeInViewport();
});

test('[W-683] the page in Spanish leads to Spanish pages', async ({ page }) => {
  await refuseConsent(page);
  await openSettled(page, '/es/security');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Lo que preguntan TI, protección de datos y el comité de empresa',
  );
  const addresses = await page
    .locator('#content a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.length).toBeGreaterThan(3);
  expect(addresses.filter((address) => !address?.startsWith('/es/'))).toEqual([]);
});
