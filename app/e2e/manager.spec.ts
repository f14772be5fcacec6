import { expectNoAxeViolations } from './support/axe';
import { fixture } from './support/engine';
import { refuseConsent } from './support/site';
import { expect, test } from './support/test';

const members = fixture<{ recentRecognitions: number }[]>('members.json');

test.beforeEach(async ({ page }) => refuseConsent(page));

test('[D-025] [D-144] [D-145] [D-146] [D-151] the rail opens the dashboard with the chosen tab', async ({ page }) => {
  await page.goto('/demo/manager/overview');
  const rail = page.getByRole('navigation', { name: 'Manager' });
  await expect(rail.getByRole('link')).toHaveText(['Home', 'Genie Insights', 'Analytics', 'View Team']);
  const recent = members.reduce((sum, { recentRecognitions }) => sum + recentRecognitions, 0);
  await expect(page.getByRole('term').filter({ hasText: 'Recognitions, last 30 days' }).locator('..')).toContainText(
    String(recent),
  );
  await rail.getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible();
  await expect(page).toHaveURL(/\/demo\/manager\/overview$/);
  await rail.getByRole('link', { name: 'Genie Insights' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Genie Insights' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Joana Teixeira has gone quiet/ })).toBeVisible();
});

test('[D-149] the prerendered dashboard is a skeleton', async ({ request }) => {
  const html = await (await request.get('/demo/manager/overview')).text();
  expect(html).toContain('dashboard-skeleton');
});

test('[D-028] [D-147] [D-152] [D-153] the team list has all twelve and opens a member', async ({ page }) => {
  await page.goto('/demo/manager/overview');
  await page.getByRole('link', { name: 'View Team' }).click();
  await expect(page).toHaveURL(/\/demo\/manager\/view-team$/);
  await expect(page.locator('tr[data-member]')).toHaveCount(12);
  await page.getByRole('searchbox').fill('lupascu');
  await expect(page.locator('tr[data-member]')).toHaveCount(1);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: 'Last 30 days' }).click();
  const most = Math.max(...members.map(({ recentRecognitions }) => recentRecognitions));
  await expect(page.locator('tr[data-member]').first().getByRole('cell').nth(2)).toHaveText(String(most));
  await page.getByRole('link', { name: /Giulia Ferrante/ }).click();
  await expect(page).toHaveURL(/\/demo\/manager\/team-member\/TM003$/);
});

for (const address of ['/demo/manager/team-member/TM001', '/demo/manager/view-team/TM001']) {
  test(`[D-029] [D-030] [D-042] [D-154] [D-155] [D-156] [D-157] [D-158] the member page at ${address}`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Inés Carballo' })).toBeVisible();
    await expect(page.getByTestId('total-received')).toContainText('64');
    await expect(page.getByTestId('received-recently')).toContainText('received last 30 days');
    await expect(page.getByTestId('received-recently')).toContainText('7');
    await expect(page.getByTestId('submitted-recently')).toContainText('Recognitions submitted - last 30 days');
    await expect(page.getByTestId('submitted-recently')).toContainText('8');
    await expect(page.locator('link[rel="canonical"]').first()).toHaveAttribute(
      'href',
      /\/demo\/manager\/team-member\/TM001$/,
    );
    await expect(page.getByRole('link', { name: 'Your team' })).toHaveAttribute('href', '/demo/manager/view-team');
    await page.getByRole('link', { name: 'Send a recognition' }).click();
    await expect(page.getByRole('button', { name: 'Remove Inés Carballo' })).toBeVisible();
  });
}

test('[D-159] [D-160] editing a member only shows the alert', async ({ page }) => {
  await page.goto('/demo/manager/team-member/TM002');
  const said = new Promise<string>((resolve) => {
    page.once('dialog', async (dialog) => {
      resolve(dialog.message());
      await dialog.accept();
    });
  });
  await page.getByRole('button', { name: 'Edit user details' }).click();
  expect(await said).toBe('Edit user details functionality for Thabo Nkosana would be implemented here.');
});

test('[D-270] [D-271] an unknown member is a page with the fallback', async ({ page }) => {
  const answer = await page.goto('/demo/manager/team-member/TM999');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Unknown Member' })).toBeVisible();
  await expect(page.getByTestId('member-balance')).toContainText('0');
});

for (const address of ['/demo/manager/overview', '/es/demo/manager/view-team', '/es/demo/manager/team-member/TM007']) {
  test(`manager pages: nothing for axe to find at ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('[data-testid$="skeleton"]')).toHaveCount(0);
    await expectNoAxeViolations(page);
  });
}
