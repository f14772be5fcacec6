import type { Page } from '@playwright/test';
import { hourSentence } from '../src/roster/testing/words';
import { countedWeek } from './support/engine';
import { cellNames, openScheduler } from './support/scheduler';
import { expect, test } from './support/test';

const labelOf = (page: Page) => page.getByTestId('period-label');
const pickerOf = (page: Page) => page.getByRole('dialog', { name: 'Choose a week' });

test('the demo opens on the current week with the sample in it', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2027, 0, 6, 12));
  const { handle, schedule } = await countedWeek();
  await openScheduler(page);
  await expect(labelOf(page)).toHaveText('Jan 4 - Jan 10, 2027');
  await expect(page.getByTestId('week-number')).toHaveText('Week 1');
  await expect
    .poll(async () => (await cellNames(page)).flat())
    .toEqual(handle.ask({ kind: 'board' }).cells.map((cell) => hourSentence(cell, schedule)));
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
