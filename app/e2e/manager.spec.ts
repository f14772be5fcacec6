import { refuseConsent } from './support/site';
import { expect, test } from './support/test';

test.beforeEach(async ({ page }) => refuseConsent(page));

test('[D-148] [D-149] [D-150] dashboard and team list are separate chunks; skeletons are in the HTML', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const [address, skeleton, chunk] of [
    ['/demo/manager/overview', 'dashboard-skeleton', /^\/assets\/Dashboard-/],
    ['/demo/manager/view-team', 'team-skeleton', /^\/assets\/TeamList-/],
  ] as const) {
    requests.length = 0;
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    const html = (await response?.text()) ?? '';
    expect(html).toContain(skeleton);
    await expect(page.getByTestId(skeleton)).toHaveCount(0);
    const loaded = requests.filter((path) => chunk.test(path));
    expect(loaded).toHaveLength(1);
    expect(html).not.toContain(loaded[0]);
  }
});

test('[D-145] [D-146] the rail links from the team to the selected tab, which is kept in navigation state', async ({
  page,
}) => {
  for (const name of ['Genie Insights', 'Analytics']) {
    await page.goto('/demo/manager/view-team', { waitUntil: 'networkidle' });
    const tab = page.getByRole('navigation', { name: 'Manager', exact: true }).getByRole('link', { name });
    await expect(tab).not.toHaveAttribute('aria-current');
    await tab.click();
    const expectTab = async () => {
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      await expect(tab).toHaveAttribute('aria-current', 'page');
      await expect(page).toHaveURL('/demo/manager/overview');
    };
    await expectTab();
    await page.reload();
    await expectTab();
  }
});

test('[D-159] [D-160] editing a member only shows the alert', async ({ page }) => {
  await page.goto('/demo/manager/team-member/TM002', { waitUntil: 'networkidle' });
  const alertText = new Promise<string>((resolve) => {
    page.once('dialog', async (dialog) => {
      resolve(dialog.message());
      await dialog.accept();
    });
  });
  await page.getByRole('button', { name: 'Edit user details' }).click();
  expect(await alertText).toBe('Edit user details functionality for Daniel Osei would be implemented here.');
});

test("[D-100] [D-270] [D-271] an unknown member's page shows the fallback", async ({ page }) => {
  const response = await page.goto('/demo/manager/team-member/TM999', { waitUntil: 'networkidle' });
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Unknown Member' })).toBeVisible();
  await expect(page.getByTestId('member-balance').locator('dd')).toHaveText('0');
  await page.getByRole('button', { name: 'Check points history' }).click();
  const panel = page.getByRole('dialog', { name: 'Points history of Unknown Member' });
  await expect(panel.getByText('No history available for this member.')).toBeVisible();
});
