import type { Page } from '@playwright/test';
import { mockBlog, openHome, refuseConsent } from './support/site';
import { expect, test } from './support/test';

const engineRequests = (page: Page) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/scheduler_wasm|\.wasm$/.test(request.url())) requests.push(request.url());
  });
  return requests;
};

test('[W-680] the home page requests the engine only when the live roster is near the window', async ({ page }) => {
  const requests = engineRequests(page);
  await page.setViewportSize({ width: 1280, height: 640 });
  await openHome(page);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await page.getByRole('table', { name: /who works when/ }).scrollIntoViewIfNeeded();
  await expect.poll(() => requests.some((url) => url.endsWith('.wasm'))).toBe(true);
});

test('assigning somebody closes a gap, 3 becomes 2, and a thank-you slides out; at 0 it can be restarted', async ({
  page,
}) => {
  await openHome(page);
  const section = page.locator('#live-roster');
  const gaps = section.getByTestId('live-gaps');
  await section.scrollIntoViewIfNeeded();
  await expect(gaps).toHaveText('3');
  await expect(section.getByRole('button', { name: /Need 1/ })).toHaveCount(3);
  await section.getByRole('button', { name: /Need 1 Server/ }).click();
  await section.getByRole('button', { name: 'Assign Lucía' }).click();
  await expect(gaps).toHaveText('2');
  await expect(section.getByText('Staffed')).toHaveCount(1);
  await expect(section.getByRole('row', { name: /Lucía/ }).getByRole('cell').last()).toHaveText('4p-8p');
  await expect(section.getByText('to Lucía Ferrándiz')).toBeVisible();
  await expect(section.getByRole('status')).toHaveText(/Lucía Ferrándiz is on the roster on Sunday. 2 gaps left./);
  await section.getByRole('button', { name: 'Assign Karim' }).click();
  await section.getByRole('button', { name: 'Assign Diego' }).click();
  await expect(gaps).toHaveText('0');
  await expect(section.getByRole('link', { name: 'Open the shift scheduler' })).toHaveAttribute(
    'href',
    '/shift-scheduler',
  );
  await section.getByRole('button', { name: 'Start over' }).click();
  await expect(gaps).toHaveText('3');
});

test('if the engine fails to load, the roster says so and links to the scheduler', async ({ page, guard }) => {
  guard.expect(/Failed to load resource.*\.wasm|\.wasm/);
  await page.route('**/*.wasm', (route) => route.abort());
  await openHome(page);
  const section = page.locator('#live-roster');
  await section.getByRole('button', { name: 'Assign Karim' }).click();
  await expect(section.getByRole('alert')).toHaveText(/couldn’t start/);
  await expect(section.getByTestId('live-gaps')).toHaveText('3');
});

test('the restaurant page has its own week, also in Spanish', async ({ page }) => {
  await refuseConsent(page);
  await mockBlog(page);
  await page.goto('/es/restaurant-case');
  await page.locator('#shifts').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Asignar a Noa' }).click();
  await expect(page.getByTestId('live-gaps')).toHaveText('2');
});
