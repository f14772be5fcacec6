import type { Page, Route } from '@playwright/test';
import { sampleWeek } from './support/engine';
import { rosterOf } from './support/scheduler';
import { expect, test } from './support/test';

const sampleFile = /\/assets\/sample-week-[^/]*\.json$/;
const wasmFile = /\.wasm$/;

type Schedule = typeof sampleWeek.schedule;

/** The sample file with a modified schedule. */
function modifiedSample(change: (schedule: Schedule) => unknown): string {
  return JSON.stringify({ ...sampleWeek, schedule: change(structuredClone(sampleWeek.schedule)) });
}

function withShift(part: Record<string, unknown>): string {
  return modifiedSample((schedule) => ({
    ...schedule,
    shifts: schedule.shifts.map((shift, index) => (index === 3 ? { ...shift, ...part } : shift)),
  }));
}

const whole = JSON.stringify(sampleWeek, null, 2);

interface Broken {
  name: string;
  body: () => string;
  /** The error code in the alert. */
  code: string;
  place: RegExp;
}

const broken: readonly Broken[] = [
  {
    name: 'broken JSON',
    body: () => whole.slice(0, 400),
    code: 'broken-json',
    place: /line \d+ column \d+/,
  },
  {
    name: 'an unknown staff id',
    body: () => withShift({ staffId: 'st-99' }),
    code: 'unknown-staff',
    place: /shifts\[3\]\.staffId/,
  },
  { name: 'hour 25', body: () => withShift({ start: 25 }), code: 'start-out-of-range', place: /shifts\[3\]\.start/ },
  {
    name: 'a duplicate id',
    body: () => withShift({ id: sampleWeek.schedule.shifts[0]?.id }),
    code: 'duplicate-id',
    place: /shifts\[3\]\.id/,
  },
  { name: 'an unknown field', body: () => withShift({ colour: 'red' }), code: 'unknown-field', place: /shifts\[3\]/ },
  {
    name: 'a null where a name belongs',
    body: () => withShift({ staffId: null }),
    code: '',
    place: /shifts\[3\]\.staffId/,
  },
  { name: 'another file altogether', body: () => '[1, 2, 3]', code: 'sample-shape', place: /`monday` and `schedule`/ },
  { name: '50 MB of noise', body: () => '{"monday": "2026-11-16", '.repeat(2_000_000), code: '', place: /\w/ },
];

/** The alert replaces the roster, the rest of the page is present, and its links work. */
async function expectFault(page: Page): Promise<void> {
  const alert = page.locator('main').getByRole('alert');
  await expect(alert).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('main')).toHaveAttribute('data-engine', 'failed');
  await expect(page.getByRole('heading', { level: 1, name: 'Shift Scheduling' })).toBeVisible();
  await expect(rosterOf(page)).toHaveCount(0);
  await expect(alert.getByRole('link', { name: 'Back to Get Started' })).toHaveAttribute(
    'href',
    /\/brightcrew-shift-management\/?$/,
  );
}

async function expectRecovery(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main')).toHaveAttribute('data-engine', 'ready');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(rosterOf(page).getByRole('gridcell')).toHaveCount(112);
}

test('[D-445] [D-446] [D-447] [D-449] a broken sample file shows the error and its location, and the page recovers', async ({
  page,
}) => {
  const alert = page.locator('main').getByRole('alert');
  for (const [index, { name, body, code, place }] of broken.entries()) {
    await test.step(name, async () => {
      const text = body();
      await page.unroute(sampleFile);
      await page.route(sampleFile, (route) => route.fulfill({ contentType: 'application/json', body: text }));
      // Retries on the same page, from each fault to the next.
      if (index === 0) await page.goto('/shift-scheduler');
      else await page.getByRole('button', { name: 'Try again' }).click();
      await expect(alert).toContainText(place, { timeout: 30_000 });
      if (code) await expect(alert).toHaveAttribute('data-fault', code);
      await expect(alert).toContainText('This week’s schedule has an error');
      await expectFault(page);
    });
  }
  await page.unroute(sampleFile);
  await expectRecovery(page);
});

const loadFailures: readonly [string, RegExp, (route: Route) => Promise<void>][] = [
  ['the sample file responds 500', sampleFile, (route) => route.fulfill({ status: 500, body: 'no' })],
  ['the sample file fails to load', sampleFile, (route) => route.abort()],
  ['the engine fails to load', wasmFile, (route) => route.abort()],
  ['the engine responds 404', wasmFile, (route) => route.fulfill({ status: 404, body: 'no' })],
];

test('a file that fails to load: the page says that it could not start, and recovers', async ({ page, guard }) => {
  // The browser itself reports a failed load; the page logs nothing else.
  guard.expect(/console error: Failed to load resource/);
  for (const [name, file, handler] of loadFailures) {
    await test.step(name, async () => {
      await page.route(file, handler);
      await page.goto('/shift-scheduler');
      await expectFault(page);
      await expect(page.locator('main').getByRole('alert')).toContainText('The scheduler couldn’t start');
      await page.unroute(file);
      await expectRecovery(page);
    });
  }
});

test('a failing retry keeps the alert, and no figures of the prerendered week are shown beside it', async ({
  page,
}) => {
  let requestCount = 0;
  await page.route(sampleFile, (route) => {
    requestCount += 1;
    return route.fulfill({ contentType: 'application/json', body: withShift({ day: 7 }) });
  });
  await page.goto('/shift-scheduler');
  await expectFault(page);
  const again = page.waitForResponse(sampleFile);
  await page.getByRole('button', { name: 'Try again' }).click();
  await again;
  await expectFault(page);
  await expect(page.locator('main').getByRole('alert')).toContainText(/shifts\[3\]\.day/);
  expect(requestCount).toBe(2);
  await expect(page.locator('[data-fill]')).toHaveCount(4);
  await expect(page.locator('[data-fill]').first()).toBeHidden();
  await expect(page.getByTestId('period-label')).toBeHidden();
});

test("on the Spanish page the alert is in Spanish around the engine's message", async ({ page }) => {
  await page.route(sampleFile, (route) => route.fulfill({ body: withShift({ hours: 25 }) }));
  await page.goto('/es/shift-scheduler');
  const alert = page.locator('main').getByRole('alert');
  await expect(alert).toContainText('El cuadrante de esta semana tiene un error');
  await expect(alert).toContainText('Dónde: shifts[3].hours');
  await expect(alert.locator('[lang=en]')).toHaveText(/hours/);
  await page.unroute(sampleFile);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(rosterOf(page).getByRole('gridcell')).toHaveCount(112);
});
