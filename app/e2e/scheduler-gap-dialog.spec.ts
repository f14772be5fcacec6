import type { Locator, Page } from '@playwright/test';
import type { Summary } from '../src/roster/testing/words';
import { countedWeek, fixture } from './support/engine';
import { cellAt, expectDrawn, openScheduler } from './support/scheduler';
import { expect, test } from './support/test';

const { gaps } = fixture<{ expected: { gaps: Summary['gaps'] } }>('golden/schedules/sample-week.json').expected;

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Staffing Gap Details' });

test('[D-218] [D-265] an understaffed position is red and labelled; others are not red', async ({ page }) => {
  await openScheduler(page);
  const mixed = gaps.find(({ positions }) => positions.some(({ understaffed }) => !understaffed));
  if (!mixed) throw new Error('The sample week has no block with a staffed position.');
  await cellAt(page, mixed.start - 9, mixed.day).click();
  const sections = dialogOf(page).locator('[data-position]');
  for (const { positionId, understaffed, needed } of mixed.positions) {
    const section = sections.and(page.locator(`[data-position="${positionId}"]`));
    const red = 'rgb(180, 35, 24)';
    const heading = section.getByRole('heading', { level: 3 });
    if (understaffed) {
      await expect(heading).toHaveCSS('color', red);
      await expect(section).toHaveCSS('border-top-color', red);
      await expect(section.locator('svg.lucide-triangle-alert')).toBeVisible();
      await expect(section.getByText(`Need ${needed} more`, { exact: true })).toBeVisible();
    } else {
      await expect(heading).not.toHaveCSS('color', red);
      await expect(section).not.toHaveCSS('border-top-color', red);
      await expect(section.getByText(/^Need /)).toHaveCount(0);
    }
  }
});

test('[D-229] [D-236] Close, the cross, Escape and a click outside close a dialog; its cell has the focus again', async ({
  page,
}) => {
  const { handle } = await countedWeek();
  const calm = handle.ask({ kind: 'board' }).cells.find(({ scheduled, gap }) => scheduled > 0 && gap === null);
  const [gap] = gaps;
  if (!gap || !calm) throw new Error('The sample week has a gap and a fully staffed hour.');
  await openScheduler(page);
  for (const [name, cell] of [
    ['gap-dialog', cellAt(page, gap.start - 9, gap.day)],
    ['shift-dialog', cellAt(page, calm.hour - 9, calm.day)],
  ] as const) {
    const dialog = page.getByTestId(name);
    const button = dialog.getByRole('button', { name: 'Close', exact: true });
    const closings = [
      () => button.last().click(),
      () => button.first().click(),
      () => page.keyboard.press('Escape'),
      // Outside the dialog, on a link of the page that must not be followed.
      () => page.mouse.click(60, 20),
    ];
    for (const close of closings) {
      await cell.click();
      await expect(dialog).toBeVisible();
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(cell).toBeFocused();
    }
  }
});

test('behind an open dialog the page does not scroll, by wheel or by key; a long dialog scrolls by itself', async ({
  page,
}) => {
  await openScheduler(page);
  await page.getByRole('button', { name: 'View Plan' }).click();
  const dialog = page.getByTestId('review-dialog');
  await expect(dialog).toBeVisible();
  await expectDrawn(page);
  const places = () =>
    page.evaluate(() => [
      window.scrollY,
      document.querySelector('dialog .overscroll-contain')?.scrollTop ?? Number.NaN,
    ]);
  const [start] = await places();
  const nextPaint = () =>
    page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
  // Beside the dialog, over its title, and with the focus on its first button.
  await page.mouse.move(20, 450);
  await page.mouse.wheel(0, 600);
  const title = await dialog.getByRole('heading', { level: 2 }).boundingBox();
  await page.mouse.move((title?.x ?? 0) + 10, (title?.y ?? 0) + 10);
  await page.mouse.wheel(0, 600);
  for (const key of ['PageDown', 'End', 'ArrowDown']) await page.keyboard.press(key);
  await nextPaint();
  expect(await places()).toEqual([start, 0]);
  // Past its end the dialog does not pass the wheel on to the page.
  await dialog.getByRole('listitem').first().hover();
  await page.mouse.wheel(0, 20_000);
  await expect.poll(async () => (await places())[1]).toBeGreaterThan(300);
  await page.mouse.wheel(0, 20_000);
  await nextPaint();
  expect((await places())[0]).toBe(start);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.mouse.move(700, 60);
  await page.mouse.wheel(0, 400);
  await expect.poll(async () => (await places())[0]).toBeGreaterThan((start ?? 0) + 100);
});
