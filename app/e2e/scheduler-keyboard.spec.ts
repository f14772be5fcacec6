import type { Page } from '@playwright/test';
import { countedWeek } from './support/engine';
import { cellAt, expectDrawn, expectReady, openScheduler, rosterOf, showScreen } from './support/scheduler';
import { expect, test } from './support/test';

/** Tab stops of the page in order, from the top, by name; a grid cell is 'cell row,column'. */
async function tabTo(page: Page, wanted: (stop: string) => boolean, limit = 60): Promise<string[]> {
  const stops: string[] = [];
  while (stops.length < limit) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      const cell = element?.getAttribute('data-cell');
      return cell ? `cell ${cell}` : (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
    });
    stops.push(stop);
    if (wanted(stop)) return stops;
  }
  throw new Error(`Not reached within ${limit} tab stops: ${stops.join(' > ')}`);
}

test("[D-263] [D-266] from the page's top to an opened and closed gap dialog by keyboard alone", async ({ page }) => {
  const { gaps } = (await countedWeek()).handle.ask({ kind: 'summary' });
  await openScheduler(page);
  const stops = await tabTo(page, (stop) => stop.startsWith('cell'));
  expect(stops[0]).toBe('Skip to content');
  for (const name of ['Back to Home', 'Get Started', 'Back to Dashboard', 'Create Shift', 'Schedule Now', 'Morning']) {
    expect(stops).toContain(name);
  }
  expect(stops.at(-1)).toBe('cell 0,0');

  const gap = gaps[1];
  if (!gap) throw new Error('The sample week has one gap only.');
  for (let hour = 9; hour < gap.start; hour += 1) await page.keyboard.press('ArrowDown');
  for (let day = 0; day < gap.day; day += 1) await page.keyboard.press('ArrowRight');
  const cell = cellAt(page, gap.start - 9, gap.day);
  await expect(cell).toBeFocused();

  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    const dialog = page.getByRole('dialog', { name: 'Staffing Gap Details' });
    await expect(dialog).toBeVisible();
    // The focus is inside and stays there.
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      // Tab at the end of a modal dialog leads to the browser's own controls, never to the page behind.
      const inside = await dialog.evaluate(
        (element) => element.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(cell).toBeFocused();
  }
});

test('[D-266] "Skip to content" comes first, is visible when focused and leads into the page; view, grouping and period choices work by keyboard', async ({
  page,
}) => {
  await openScheduler(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
  await page.keyboard.press('Tab');
  await expect(page.locator('main').getByRole('link', { name: 'Back to Dashboard' })).toBeFocused();
  await page.getByRole('radio', { name: 'Weekly' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Weekly' })).toBeChecked();
  await page.getByRole('button', { name: 'Night', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Night', exact: true })).toHaveAttribute('aria-pressed', 'false');
  await page.locator('[data-fill=cook]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-fill=cook]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-fill=cook]')).toBeFocused();
  await expectReady(page);
});

test('[D-263] every roster is one grid and one tab stop, which stays with the cell last visited; arrows, Home, End, Ctrl+Home, Ctrl+End, Page Up and Page Down move and stop at the edges', async ({
  page,
}) => {
  test.slow();
  await openScheduler(page);
  const grid = rosterOf(page);
  await expect(grid).toHaveAttribute('aria-rowcount', '17');
  await expect(grid).toHaveAttribute('aria-colcount', '8');
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  await cellAt(page, 0, 0).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(cellAt(page, 1, 2)).toBeFocused();
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  expect(await grid.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await page.keyboard.press('Shift+Tab');
  await expect(cellAt(page, 1, 2)).toBeFocused();
  await test.step('the keys that move', async () => {
    await cellAt(page, 0, 0).focus();
    // Above the first row are the day headers, which are buttons.
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('[data-head="0"]')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(cellAt(page, 0, 0)).toBeFocused();
    const moves = [
      ['ArrowLeft', 0, 0],
      ['ArrowRight', 0, 1],
      ['End', 0, 6],
      ['ArrowRight', 0, 6],
      ['ArrowDown', 1, 6],
      ['Home', 1, 0],
      ['Control+End', 15, 6],
      ['ArrowDown', 15, 6],
      ['ArrowUp', 14, 6],
      ['ArrowLeft', 14, 5],
      ['PageUp', 9, 5],
      ['PageDown', 14, 5],
      ['PageDown', 15, 5],
      ['Control+Home', 0, 0],
    ] as const;
    for (const [key, row, column] of moves) {
      await page.keyboard.press(key);
      await expect(cellAt(page, row, column), key).toBeFocused();
      await expect(cellAt(page, row, column), key).toBeInViewport();
    }
    // A day's header opens the day.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('period-label')).toHaveText('Monday, November 16');
  });
  for (const [name, query] of [
    ['by team member', '?group=member'],
    ['by role', '?group=role'],
    ['a day', '?view=daily'],
    ['a day by team member', '?view=daily&group=member'],
    ['a day by role', '?view=daily&group=role'],
    ['a month', '?view=monthly'],
  ] as const) {
    await test.step(name, async () => {
      await showScreen(page, query);
      const grid = rosterOf(page);
      await expect(grid).toHaveCount(1);
      await expect(grid.locator('[tabindex="0"]')).toHaveCount(1);
      await cellAt(page, 0, 0).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      await expect(cellAt(page, 1, 1)).toBeFocused();
      const columns = Number(await grid.getAttribute('aria-colcount')) - 1;
      const rows = Number(await grid.getAttribute('aria-rowcount')) - 1;
      await page.keyboard.press('Control+End');
      await expect(cellAt(page, rows - 1, columns - 1)).toBeFocused();
    });
  }
});

test('[D-263] the focused cell is not hidden under the sticky row and column', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 600 });
  await openScheduler(page);
  await cellAt(page, 0, 0).focus();
  await page.keyboard.press('Control+End');
  for (const key of ['PageUp', 'PageUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) {
    await page.keyboard.press(key);
    const covered = await page.evaluate(() => {
      const cell = document.activeElement;
      const grid = cell?.closest('[role=grid]');
      const header = grid?.querySelector('[role=row]')?.getBoundingClientRect();
      const column = grid?.querySelector('[role=rowheader]')?.getBoundingClientRect();
      const box = cell?.getBoundingClientRect();
      if (!box || !header || !column) return 'no focused cell';
      return box.top < header.bottom - 2 || box.left < column.right - 2 ? `${box.top},${box.left}` : '';
    });
    expect(covered, key).toBe('');
  }
});

test('the ring of a focused cell lies over the availability in the week by person', async ({ page }) => {
  await openScheduler(page, '?group=member');
  const ring = (column: number) =>
    cellAt(page, 0, column).evaluate((cell) => getComputedStyle(cell.firstElementChild ?? cell, '::after').boxShadow);
  await cellAt(page, 0, 0).focus();
  await page.keyboard.press('ArrowRight');
  expect(await ring(1)).toContain('inset');
  expect(await ring(0)).toBe('none');
});

test('a long roster keeps one tab stop among its rendered rows, and Ctrl+End goes to its last cell', async ({
  page,
}) => {
  await openScheduler(page, '?roster=large&group=member');
  const stops = rosterOf(page).locator('[data-cell][tabindex="0"]');
  await expect(stops).toHaveCount(1);
  await expect(stops).toHaveAttribute('data-cell', '0,0');
  await rosterOf(page).hover();
  await page.mouse.wheel(0, 6000);
  await expect(cellAt(page, 0, 0)).toHaveCount(0);
  await expectDrawn(page);
  await expect(stops).toHaveCount(1);
  await stops.focus();
  await page.keyboard.press('Control+End');
  const last = Number(await rosterOf(page).getAttribute('aria-rowcount')) - 2;
  await expect(cellAt(page, last, 6)).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(cellAt(page, 0, 0)).toBeFocused();
  await expect(stops).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(cellAt(page, 1, 0)).toBeFocused();
});

test('Ctrl with C, X and V copies, cuts and pastes the shifts of a cell', async ({ page }) => {
  await openScheduler(page, '?group=member');
  const notice = page.getByTestId('action-notice');
  const from = rosterOf(page).getByRole('gridcell', { name: /^Marta Iglesias, Monday: 9 AM to 4 PM, confirmed/ });
  const to = rosterOf(page).getByRole('gridcell', { name: /^Noa Lindqvist, Wednesday: / });
  await from.focus();
  await page.keyboard.press('Control+c');
  await expect(notice).toContainText('1 shift copied.');
  await to.focus();
  await page.keyboard.press('Control+v');
  await expect(notice).toContainText('1 shift pasted.');
  await expect(to).toHaveAccessibleName(/^Noa Lindqvist, Wednesday: 9 AM to 4 PM, pending/);
  await expect(from).toBeVisible();
  await page.keyboard.press('Control+x');
  await expect(notice).toContainText('1 shift cut.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+v');
  await expect(to).toHaveAccessibleName(/^Noa Lindqvist, Wednesday: day off/);
  await expect(rosterOf(page).getByRole('gridcell', { name: /^Noa Lindqvist, Thursday: 9 AM to 4 PM/ })).toBeFocused();
});

test("last week's shifts are copied where they fit; the others are listed with their reasons", async ({ page }) => {
  await openScheduler(page, '?week=2026-W48');
  await page.getByRole('button', { name: /^Choose a week\./ }).press('Enter');
  await page.getByRole('button', { name: 'Copy a week here' }).press('Enter');
  const dialog = page.getByTestId('week-dialog');
  await expect(dialog.getByTestId('copy-preview')).toContainText(/from Week 47, Nov 16 - Nov 22, 2026/);
  await dialog.getByText(/shifts left out$/).click();
  await expect(dialog.getByTestId('not-copied').getByRole('listitem').first()).toContainText(
    /is booked twice for \d+ h/,
  );
});

test('with forced colours the focused cell and the selection are visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openScheduler(page);
  await cellAt(page, 0, 0).focus();
  await page.keyboard.press('ArrowDown');
  await expect(cellAt(page, 1, 0)).toHaveCSS('outline-style', 'solid');
  await expect(cellAt(page, 1, 0)).toHaveCSS('outline-width', '4px');
  const ground = (name: string) =>
    page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name }) })
      .evaluate((label) => getComputedStyle(label).backgroundColor);
  expect(await ground('Weekly')).not.toBe(await ground('Daily'));
});
