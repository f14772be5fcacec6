import type { Page } from '@playwright/test';
import { expectReady } from './support/scheduler';
import { expect, test } from './support/test';

/** Records, for each frame, what is seen of the dates, of the days that are over, and of today. */
async function recordFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Record<string, string[]> = {};
    Object.assign(window, { seen });
    const note = (key: string, value: string) => {
      const values = seen[key] ?? [];
      if (values.at(-1) !== value) seen[key] = [...values, value];
    };
    const look = () => {
      requestAnimationFrame(look);
      for (const [index, element] of document.querySelectorAll('[data-dated], [data-date]').entries()) {
        const isSeen = getComputedStyle(element).visibility === 'visible' && element.getClientRects().length > 0;
        if (isSeen) note(`${index}`, element.textContent ?? '');
      }
      const grid = document.querySelector('.roster');
      if (!grid || getComputedStyle(grid).visibility !== 'visible') return;
      const past = Array.from(grid.querySelectorAll('.past'), (cell) => cell.id || cell.getAttribute('data-head'));
      note('past', past.join(' '));
      note('today', grid.querySelector('[aria-current=date] .tt-today')?.textContent ?? '');
      note('now', grid.querySelector('.tt-hour-now')?.textContent ?? '');
    };
    requestAnimationFrame(look);
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** The engine takes long on a slow processor. */
async function expectReadySlowly(page: Page): Promise<void> {
  await expect(page.locator('main')).toHaveAttribute('data-engine', 'ready', { timeout: 60_000 });
  await expectReady(page);
}

test.slow();

const framesOf = (page: Page) => page.evaluate(() => (window as unknown as { seen: Record<string, string[]> }).seen);

const friday = new Date('2027-01-01T14:30:00');

for (const [path, label, width] of [
  ['/shift-scheduler', 'Dec 28 - Jan 3, 2027', 1440],
  ['/es/shift-scheduler', '28 dic - 3 ene 2027', 390],
] as const) {
  test(`${path}: dates, past, today and now are right from the first paint, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.setFixedTime(friday);
    await recordFrames(page);
    const gate = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByTestId('period-label')).toHaveText(label);
    await expect(page.locator('.tt-today')).toBeInViewport();
    await expect(page.locator('main h3').first()).toContainText(
      path.startsWith('/es') ? /, quedan \d$/ : /, \d still ahead$/,
    );
    await expect(page.locator('[data-gap]').first()).toBeVisible();
    gate.resolve();
    await expectReadySlowly(page);
    await expect(page.getByTestId('period-label')).toHaveText(label);
    await expect(page.locator('.tt-today')).toHaveText('1');
    const { past, today, now, ...dates } = await framesOf(page);
    expect(Object.values(dates).filter((texts) => texts.length > 1)).toEqual([]);
    expect(Object.values(dates).flat()).toContain(label);
    expect([past?.length, today, now?.length]).toEqual([1, ['1'], 1]);
    expect(past?.[0]).toContain('cell-0-4');
    expect(past?.[0]).not.toContain('cell-0-5');
  });
}

test('an address of another screen shows its shape until the engine has its week, and no other date', async ({
  page,
}) => {
  await page.clock.setFixedTime(friday);
  await recordFrames(page);
  for (const query of ['?group=member', '?view=monthly', '?week=2026-W10']) {
    await page.goto(`/shift-scheduler${query}`, { waitUntil: 'commit' });
    const place = page.locator('.roster-area');
    await expect(place).toBeAttached();
    await expectReadySlowly(page);
    const frames = await framesOf(page);
    expect(Object.values(frames).filter((texts) => texts.length > 1)).toEqual([]);
  }
});
