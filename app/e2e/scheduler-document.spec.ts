import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

test('hydration does not change the prerendered roster', async ({ page, request }) => {
  const html = await (await request.get('/shift-scheduler')).text();
  await page.goto('/shift-scheduler');
  await expect(page.locator('main')).toHaveAttribute('data-engine', 'ready');
  const [before, after] = await page.evaluate((text) => {
    const names = (root: ParentNode) =>
      Array.from(
        root.querySelectorAll('[role=gridcell]'),
        (cell) => `${cell.getAttribute('aria-label')} ${cell.textContent}`,
      );
    return [names(new DOMParser().parseFromString(text, 'text/html')), names(document)];
  }, html);
  expect(after).toEqual(before);
});

test("[D-373] the scheduler calls no server: only the page's own static assets are requested", async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.resourceType()} ${request.url()}`));
  await page.goto('/shift-scheduler');
  await expect(page.locator('main')).toHaveAttribute('data-engine', 'ready');
  await page.getByRole('button', { name: 'Next week' }).click();
  await page.getByRole('radio', { name: 'Role' }).click();
  await page.getByRole('radio', { name: 'Monthly' }).click();
  await page.getByRole('gridcell').first().click();
  await page.getByRole('gridcell').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const own = new RegExp(
    `^GET \\w+ ${baseURL}/(assets/|images/avatars/\\w+(-\\d+)?\\.svg$|shift-scheduler/?$|favicon\\.svg$)`,
  );
  expect(requests.filter((request) => !own.test(request))).toEqual([]);
  expect(requests.filter((request) => / (xhr|websocket|eventsource|ping) /.test(request))).toEqual([]);
  const fetched = requests.filter((request) => request.startsWith('GET fetch'));
  expect(fetched.every((request) => /\/assets\/[\w-]+\.(json|wasm)$/.test(request))).toBe(true);
});

/** Requests of the page for the engine, its data and the scheduler's code. */
function schedulerRequests(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/scheduler_wasm|\.wasm$|sample-week|shift-scheduler-|WeekBy|DayBy/.test(pathname)) found.push(pathname);
  });
  return found;
}

test('[D-531] engine and scheduler are separate chunks, which Get Started does not request', async ({ page }) => {
  const requests = schedulerRequests(page);
  await page.goto('/brightcrew-shift-management');
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await page.goto('/shift-scheduler');
  await expect(page.locator('main')).toHaveAttribute('data-engine', 'ready');
  expect(requests.filter((path) => path.endsWith('.wasm'))).toHaveLength(1);
  expect(requests.filter((path) => /scheduler_wasm-[\w-]+\.js$/.test(path))).toHaveLength(1);
  expect(requests.filter((path) => /shift-scheduler-[\w-]+\.js$/.test(path))).toHaveLength(1);
});

test('[D-532] [W-681] engine and scheduler are fetched when the pointer or the focus comes near a link to them', async ({
  browser,
}) => {
  for (const by of ['hover', 'focus'] as const) {
    // Nothing is cached.
    const context = await browser.newContext();
    const page = await context.newPage();
    const requests = schedulerRequests(page);
    await page.goto('/brightcrew-shift-management');
    await page.waitForLoadState('networkidle');
    expect(requests, by).toEqual([]);
    await page
      .getByRole('navigation', { name: 'Shift management' })
      .getByRole('link', { name: 'Shift Scheduling' })
      [by]();
    await expect.poll(() => requests.some((path) => path.endsWith('.wasm')), by).toBe(true);
    await expect.poll(() => requests.some((path) => /shift-scheduler-[\w-]+\.js$/.test(path)), by).toBe(true);
    await expect(page).toHaveURL(/brightcrew-shift-management\/?$/);
    await context.close();
  }
});
