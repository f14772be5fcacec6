import { expectNoAxeViolations } from './support/axe';
import { backToSample, expectReady, rosterOf } from './support/scheduler';
import { refuseConsent } from './support/site';
import { expect, test } from './support/test';

test('[D-241] a shop and a ward: their templates offer their own sample weeks, and the restaurant can be restored', async ({
  page,
}) => {
  await refuseConsent(page);
  await page.goto('/shift-template-setup');
  const quick = page.getByRole('region', { name: 'Quick Templates' });
  const team = page.getByRole('combobox', { name: 'Team' });
  const teams = () => team.locator('option').allTextContents();
  const fills = () =>
    page.locator('[data-fill]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-fill')));

  await quick.getByRole('radio', { name: 'Retail Store' }).check();
  await quick.getByRole('button', { name: 'Open a sample week: Retail Store' }).click();
  await expect(page).toHaveURL(/\/shift-scheduler$/);
  await expectReady(page);
  await expect(page.getByText('You are viewing the sample week of a shop')).toBeVisible();
  await expect.poll(teams).toEqual(['All Teams', 'Shop Floor', 'Tills', 'Stockroom', 'Management']);
  await expect.poll(fills).toEqual(['sales-associate', 'cashier', 'stock-associate', 'store-manager']);
  await expect(rosterOf(page).locator('[data-gap]').first()).toBeVisible();
  await expect(page.locator('[data-publish=published]')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: 'Create Shift' }).click();
  await quick.getByRole('radio', { name: 'Healthcare' }).check();
  await quick.getByRole('button', { name: 'Open a sample week: Healthcare' }).click();
  await expectReady(page);
  await expect(page.getByText('You are viewing a sample ward: 16 nurses')).toBeVisible();
  await expect.poll(teams).toEqual(['All Teams', 'Nursing']);

  // All 24 hours of its days are drawn, each as wide as any other.
  await page.getByText('Monthly', { exact: true }).click();
  const strip = page.locator('.heat-strip').nth(7);
  await expect(strip).toBeVisible();
  const widths = await strip.evaluate((bar) => ({
    bar: bar.clientWidth,
    runs: [...bar.children].map((run) => (run as HTMLElement).offsetWidth),
  }));
  expect(widths.runs).toEqual([widths.bar]);

  await backToSample(page);
  await expect.poll(teams).toEqual(['All Teams', 'Kitchen Team', 'Front of House', 'Management']);
  await expect(page.getByText('You are viewing the sample week')).toHaveCount(0);
});

test('a sample week that fails to load shows a message and changes nothing', async ({ page, guard }) => {
  guard.expect(/Failed to load resource/);
  await refuseConsent(page);
  await page.route('**/week-healthcare*.json', (route) => route.abort());
  await page.goto('/es/shift-template-setup');
  await page.getByRole('radio', { name: 'Sanidad' }).check();
  await page.getByRole('button', { name: 'Abrir una semana de ejemplo: Sanidad' }).click();
  await expect(page.getByRole('alert')).toHaveText(/No se ha podido cargar la semana de ejemplo/);
  await expect(page).toHaveURL(/\/es\/shift-template-setup$/);
});
