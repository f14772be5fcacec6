import type { Page } from '@playwright/test';
import { hourSentence } from '../src/features/scheduler/testing/words';
import { countedWeek } from './support/engine';
import { cellNames, markedGaps, openScheduler, showScreen } from './support/scheduler';
import { expect, test } from './support/test';

const labelOf = (page: Page) => page.getByTestId('period-label');
const pickerOf = (page: Page) => page.getByRole('dialog', { name: 'Choose a week' });

async function openCalendar(page: Page) {
  await page.getByRole('button', { name: /^Choose a week\. Shown: / }).click();
  await expect(pickerOf(page).getByRole('grid')).toBeVisible();
}

test('[D-198] [D-493] the week label is MMM d - MMM d, yyyy, also over New Year', async ({ page }) => {
  await openScheduler(page);
  for (const [query, label, number] of [
    ['', 'Nov 16 - Nov 22, 2026', 'Week 47'],
    ['?week=2026-W49', 'Nov 30 - Dec 6, 2026', 'Week 49'],
    ['?week=2026-W53', 'Dec 28 - Jan 3, 2027', 'Week 53'],
    ['?week=2025-W01', 'Dec 30 - Jan 5, 2025', 'Week 1'],
  ] as const) {
    await showScreen(page, query);
    await expect(labelOf(page)).toHaveText(label);
    await expect(page.getByTestId('week-number')).toHaveText(number);
    await expect(page.getByRole('grid')).toHaveAccessibleName(`Roster, ${label}`);
  }
});

test('the demo opens on the current week with the sample in it, and Today leads back there', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2027, 0, 6, 12));
  const { handle, schedule } = await countedWeek();
  await openScheduler(page);
  await expect(labelOf(page)).toHaveText('Jan 4 - Jan 10, 2027');
  await expect(page.getByTestId('week-number')).toHaveText('Week 1');
  await expect
    .poll(async () => (await cellNames(page)).flat())
    .toEqual(handle.board(null, null).cells.map((cell) => hourSentence(cell, schedule)));
  const today = page.getByRole('button', { name: 'Today' });
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(labelOf(page)).toHaveText('Jan 11 - Jan 17, 2027');
  await today.click();
  await expect(labelOf(page)).toHaveText('Jan 4 - Jan 10, 2027');
  await page.getByRole('radio', { name: 'Daily' }).click();
  await page.getByRole('button', { name: 'Previous day' }).click();
  await today.click();
  await expect(labelOf(page)).toHaveText('Wednesday, January 6');
});

test('[D-195] picking a day of another week shows that week, whichever day it is', async ({ page }) => {
  await openScheduler(page);
  for (const [day, label] of [
    ['Monday, November 9, 2026', 'Nov 9 - Nov 15, 2026'],
    ['Sunday, November 29, 2026', 'Nov 23 - Nov 29, 2026'],
    ['Thursday, November 12, 2026', 'Nov 9 - Nov 15, 2026'],
    ['Sunday, November 1, 2026', 'Oct 26 - Nov 1, 2026'],
  ] as const) {
    await openCalendar(page);
    await pickerOf(page)
      .getByRole('button', { name: new RegExp(day) })
      .click();
    await expect(pickerOf(page)).toHaveCount(0);
    await expect(labelOf(page)).toHaveText(label);
  }
});

test('[D-196] [D-197] [D-202] the calendar has ISO weeks from Monday with their numbers, the shown week marked', async ({
  page,
}) => {
  const { engine } = await countedWeek();
  await openScheduler(page, '?week=2026-W53');
  await openCalendar(page);
  const grid = pickerOf(page).getByRole('grid');
  await expect(grid).toHaveAccessibleName(/December 2026/);
  const heads = await grid.locator('thead th').allTextContents();
  expect(heads.slice(1)).toEqual(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']);
  const rows = grid.locator('tbody tr');
  const weeks = engine.calendarMonth(2026, 12);
  expect(weeks.map(({ isoWeek }) => isoWeek)).toEqual([49, 50, 51, 52, 53]);
  await expect(rows).toHaveCount(weeks.length);
  for (const [index, week] of weeks.entries()) {
    const number = rows.nth(index).locator('th');
    await expect(number).toHaveText(String(week.isoWeek));
    await expect(number).toHaveAccessibleName(`Week ${week.isoWeek}`);
    await expect(rows.nth(index).locator('td')).toHaveText(week.days.map((date) => String(Number(date.slice(8)))));
  }
  const marked = rows.locator('td').filter({ has: page.locator('xpath=self::*[contains(@class,"bg-mint")]') });
  await expect(marked).toHaveCount(7);
  await expect(marked).toHaveText(['28', '29', '30', '31', '1', '2', '3']);
});

test('[D-195] the calendar works by keyboard: open, move, pick, and the focus returns', async ({ page }) => {
  await openScheduler(page);
  const trigger = page.getByRole('button', { name: /^Choose a week\. Shown: / });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(pickerOf(page).getByRole('button', { name: /November 16, 2026/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(labelOf(page)).toHaveText('Nov 23 - Nov 29, 2026');
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pickerOf(page).getByRole('grid')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pickerOf(page)).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await expect(labelOf(page)).toHaveText('Nov 23 - Nov 29, 2026');
});

test('[D-195] the arrows move week by week over New Year and back, each week matching the core', async ({ page }) => {
  const { engine } = await countedWeek();
  await openScheduler(page, '?week=2026-W52');
  const steps = [
    ['Next week', '2026-12-28', 'Dec 28 - Jan 3, 2027'],
    ['Next week', '2027-01-04', 'Jan 4 - Jan 10, 2027'],
    ['Previous week', '2026-12-28', 'Dec 28 - Jan 3, 2027'],
    ['Previous week', '2026-12-21', 'Dec 21 - Dec 27, 2026'],
  ] as const;
  for (const [button, monday, label] of steps) {
    await page.getByRole('button', { name: button }).click();
    await expect(labelOf(page)).toHaveText(label);
    expect(engine.isoWeekOf(monday).label).toBe(label);
    const { handle, schedule } = await countedWeek(monday);
    const { cells } = handle.board(null, null);
    expect((await cellNames(page)).flat()).toEqual(cells.map((cell) => hourSentence(cell, schedule)));
    const red = cells.filter(({ gap }) => gap !== null).length;
    expect(Object.keys(await markedGaps(page))).toHaveLength(red);
  }
});

test('in the daily view the arrows move day by day and into the next week', async ({ page }) => {
  await openScheduler(page, '?view=daily&day=6');
  await expect(labelOf(page)).toHaveText('Sunday, November 22');
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(labelOf(page)).toHaveText('Monday, November 23');
  await page.getByRole('button', { name: 'Previous day' }).click();
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(labelOf(page)).toHaveText('Saturday, November 21');
});

test("a week outside the calendar's range shows an error and a link to the sample week", async ({ page }) => {
  await page.goto('/shift-scheduler?week=0000-W01');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('data-engine', 'failed');
  await page.getByRole('button', { name: 'Open the sample week' }).click();
  await expect(labelOf(page)).toHaveText('Nov 16 - Nov 22, 2026');
  await expect(page.getByRole('gridcell')).toHaveCount(112);
});
