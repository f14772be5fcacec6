import type { Page } from '@playwright/test';
import { shortClock } from '../src/roster/testing/words';
import { sampleWeek } from './support/engine';
import {
  cellAt,
  cellNames,
  expectDrawn,
  expectReady,
  openScheduler,
  rosterOf,
  shownFigures,
} from './support/scheduler';
import { expect, test } from './support/test';

const dialogOf = (page: Page) => page.getByRole('dialog');
const historyOf = (page: Page) => page.getByTestId('history').getByRole('button');
const gapsOn = (page: Page) => rosterOf(page).locator('[data-gap]').count();

/** How the gaps are closed: by pointer or by keyboard. */
interface InputDriver {
  /** Presses the element with this name, inside the open dialog if there is one. */
  press: (name: string | RegExp) => Promise<void>;
  /** Opens the cell at a row and column of the roster. */
  openCell: (row: number, column: number) => Promise<void>;
}

function mouse(page: Page): InputDriver {
  return {
    press: async (name) => {
      const dialog = dialogOf(page);
      const place = (await dialog.count()) > 0 ? dialog : page;
      await place.getByRole('button', { name }).first().click();
    },
    openCell: (row, column) => cellAt(page, row, column).click(),
  };
}

function keyboard(page: Page): InputDriver {
  const isFocused = (name: string | RegExp) =>
    page.evaluate(
      ([source, exact]) => {
        const element = document.activeElement;
        const text = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
        return element?.tagName === 'BUTTON' && (exact ? text === source : new RegExp(source).test(text));
      },
      typeof name === 'string' ? ([name, true] as const) : ([name.source, false] as const),
    );
  return {
    press: async (name) => {
      for (let stops = 0; stops < 90; stops += 1) {
        if (await isFocused(name)) return page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
      }
      throw new Error(`${name} is not reachable by Tab.`);
    },
    openCell: async (row, column) => {
      for (let stops = 0; stops < 90; stops += 1) {
        if (await page.evaluate(() => document.activeElement?.matches('[data-cell]'))) break;
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Control+Home');
      for (let step = 0; step < row; step += 1) await page.keyboard.press('ArrowDown');
      for (let step = 0; step < column; step += 1) await page.keyboard.press('ArrowRight');
      await expect(cellAt(page, row, column)).toBeFocused();
      await page.keyboard.press('Enter');
    },
  };
}

/** Walks through so many gaps, assigns the suggested people, and returns the number of commands. */
async function closeByWalking(page: Page, { press }: InputDriver, most: number): Promise<number> {
  let commands = 0;
  await press('Schedule Now');
  const dialog = page.getByTestId('gap-dialog');
  await expect(dialog).toBeVisible();
  await expectDrawn(page);
  for (let gap = 1; ; gap += 1) {
    while ((await dialog.locator('[data-assign]').count()) > 0) {
      const first = (await dialog.locator('[data-assign]').first().getAttribute('aria-label')) ?? '';
      await press(first);
      commands += 1;
      // Nobody is suggested for the same hours twice.
      await expect(dialog.locator(`[data-assign][aria-label="${first}"]`)).toHaveCount(0);
      await expectDrawn(page);
    }
    const last = (await dialog.getByRole('button', { name: 'Next gap' }).first().isDisabled()) === true;
    if (last || gap === most) break;
    const closed = (await dialog.locator('[data-closed]').count()) > 0;
    if (closed)
      await expect(
        dialog.getByText('This gap is closed: every position has at least half of the people it needs.'),
      ).toBeVisible();
    await press('Next gap');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  return commands;
}

// Both close gaps in the same way; by keyboard, which reaches less, it is all of them.
for (const [by, most] of [
  ['mouse', 4],
  ['keyboard', Number.POSITIVE_INFINITY],
] as const) {
  const which = by === 'mouse' ? 'the worst gaps' : 'all gaps';
  test(`${which} of the sample week are closed by ${by} alone, and undone to the start`, async ({ page }) => {
    test.setTimeout(90_000);
    await openScheduler(page);
    const before = { names: await cellNames(page), figures: await shownFigures(page), gaps: await gapsOn(page) };
    expect(before.gaps).toBeGreaterThan(20);
    const input = by === 'mouse' ? mouse(page) : keyboard(page);
    let commands = await closeByWalking(page, input, most);
    expect(commands).toBeGreaterThan(by === 'mouse' ? 3 : 20);
    // Nobody is free for the remaining gap: somebody on duty in the previous hour is extended.
    const left = rosterOf(page).locator('[data-gap]');
    await expectDrawn(page);
    while (by === 'keyboard' && (await left.count()) > 0) {
      const count = await left.count();
      const [row = 0, column = 0] = ((await left.first().getAttribute('data-cell')) ?? '').split(',').map(Number);
      const label = (await left.first().getAttribute('aria-label')) ?? '';
      await input.openCell(row - 1, column);
      const short = sampleWeek.schedule.positions.find(({ name }) => label.includes(`understaffed: ${name} `));
      const change = dialogOf(page).locator(
        `[data-group="${short?.id}"] [aria-label^="Change the shift of"][aria-label$="-${shortClock(row + 9)}"]`,
      );
      await input.press((await change.first().getAttribute('aria-label')) ?? '');
      await input.press('1 h longer');
      commands += 1;
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toHaveCount(0);
      await expectDrawn(page);
      await expect.poll(() => left.count(), 'an hour more closes the gap').toBeLessThan(count);
    }
    if (by === 'keyboard') await expect(page.getByRole('heading', { name: 'No gaps this week' })).toBeVisible();
    else await expect.poll(() => left.count()).toBeLessThan(before.gaps);
    expect(await cellNames(page)).not.toEqual(before.names);
    for (let command = 0; command < commands; command += 1) {
      if (by === 'mouse') await historyOf(page).first().click();
      else await page.keyboard.press('Control+z');
    }
    await expect(historyOf(page).first()).toHaveAccessibleName('Undo: you haven’t changed anything yet');
    await expect.poll(() => cellNames(page)).toEqual(before.names);
    await expect.poll(() => shownFigures(page)).toEqual(before.figures);
    await page.keyboard.press('Control+Shift+z');
    await expect(historyOf(page).first()).toHaveAccessibleName(/^Undo: .+ assigned, \w+ \d+ [AP]M-\d+ [AP]M$/);
  });
}

test('a row of the review leads to somebody whose row is not drawn yet', async ({ page }) => {
  // The review of 500 people has thousands of rows.
  test.slow();
  await openScheduler(page, '?roster=large&group=member');
  await page.getByRole('button', { name: 'View Plan' }).click();
  const last = page.getByTestId('review-dialog').locator('[data-review=pending] li button').last();
  const name = ((await last.locator('span span').first().textContent()) ?? '').replace(', not confirmed yet', '');
  await expect(page.getByRole('rowheader', { name })).toHaveCount(0);
  await last.click();
  await expect(page.locator('[data-cell]:focus')).toHaveAccessibleName(new RegExp(`^${name}, .* pending`));
  await expect(page.locator('[data-cell]:focus')).toBeInViewport();
});

test('a row that is waited for is forgotten when the page is left', async ({ page }) => {
  // The roster by team member arrives only later.
  const released = Promise.withResolvers<void>();
  await page.route(/\/assets\/WeekByMember-[^/]*\.js$/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await openScheduler(page);
  await page.getByRole('button', { name: 'View Plan' }).click();
  await page.getByTestId('review-dialog').locator('[data-review=pending] li button').last().click();
  await expect(page.getByTestId('review-dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.locator('main[data-engine]')).toHaveCount(0);
  released.resolve();
  await page.goBack();
  await expectReady(page);
  await expect(page.getByRole('radio', { name: 'Team member' })).toBeChecked();
  await expect(page.locator('[data-cell]:focus')).toHaveCount(0);
});
