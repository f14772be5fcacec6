import type { Page } from '@playwright/test';
import { shortClock } from '../src/features/scheduler/testing/words';
import { countedWeek, sampleWeek } from './support/engine';
import {
  backToSample,
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

/** Walks through the gaps, assigns the suggested people, and returns the number of commands. */
async function closeByWalking(page: Page, { press }: InputDriver): Promise<number> {
  let commands = 0;
  await press('Schedule Now');
  const dialog = page.getByTestId('gap-dialog');
  await expect(dialog).toBeVisible();
  await expectDrawn(page);
  for (;;) {
    while ((await dialog.locator('[data-assign]').count()) > 0) {
      const first = (await dialog.locator('[data-assign]').first().getAttribute('aria-label')) ?? '';
      await press(first);
      commands += 1;
      // Nobody is suggested for the same hours twice.
      await expect(dialog.locator(`[data-assign][aria-label="${first}"]`)).toHaveCount(0);
      await expectDrawn(page);
    }
    const last = (await dialog.getByRole('button', { name: 'Next gap' }).first().isDisabled()) === true;
    if (last) break;
    const closed = (await dialog.locator('[data-closed]').count()) > 0;
    if (closed)
      await expect(dialog.getByText('This gap is closed: every position has enough people now.')).toBeVisible();
    await press('Next gap');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  return commands;
}

for (const by of ['mouse', 'keyboard'] as const) {
  test(`all gaps of the sample week are closed by ${by} alone, and undone to the start`, async ({ page }) => {
    test.setTimeout(90_000);
    await openScheduler(page);
    const before = { names: await cellNames(page), figures: await shownFigures(page), gaps: await gapsOn(page) };
    expect(before.gaps).toBeGreaterThan(20);
    const input = by === 'mouse' ? mouse(page) : keyboard(page);
    let commands = await closeByWalking(page, input);
    expect(commands).toBeGreaterThan(20);
    // Nobody is free for the remaining gap: somebody on duty in the previous hour is extended.
    const left = rosterOf(page).locator('[data-gap]');
    await expectDrawn(page);
    while ((await left.count()) > 0) {
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
    await expect(page.getByRole('heading', { name: 'No gaps this week' })).toBeVisible();
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

test('Assign updates everything at once, is announced, and can be undone from the notice', async ({ page }) => {
  const { handle } = await countedWeek();
  await openScheduler(page);
  const before = await shownFigures(page);
  await page.locator('[data-gap]').first().click();
  await page.getByTestId('gap-dialog').locator('[data-assign]').first().click();
  const notice = page.getByTestId('gap-dialog').getByRole('status');
  await expect(notice).toContainText(
    / assigned, Monday .+(Monday has \d+ fewer hours? below the minimum: \d+ of 70 covered|\d+ of 70 hours are covered)\./,
  );
  await page.keyboard.press('Escape');
  await expect
    .poll(() => shownFigures(page))
    .toMatchObject({ pending: before.pending + 1, confirmed: before.confirmed });
  await expect(
    page.getByRole('heading', { name: `${handle.summary(null, null).insights.pendingShifts + 1} shifts to confirm` }),
  ).toBeVisible();
  await expect(historyOf(page).first()).toHaveAccessibleName(/^Undo: .+ assigned, Monday/);
  await page.getByTestId('action-notice').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => shownFigures(page)).toEqual(before);
  await expect(page.getByTestId('action-notice')).toContainText('Undone: ');
});

test('a double click on Assign assigns one person, once', async ({ page }) => {
  await openScheduler(page);
  const before = await shownFigures(page);
  await page.locator('[data-gap]').first().click();
  await page.getByTestId('gap-dialog').locator('[data-assign]').first().dblclick();
  await expect(page.getByTestId('gap-dialog').getByRole('status')).toContainText(' assigned, Monday');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await shownFigures(page)).pending).toBe(before.pending + 1);
  await page.keyboard.press('Control+z');
  await expect(historyOf(page).first()).toHaveAccessibleName('Undo: you haven’t changed anything yet');
});

test('[D-190] Review Request confirms and declines; the sample can be restored', async ({ page }) => {
  const { handle } = await countedWeek();
  const { pending } = handle.review(null, null);
  await openScheduler(page);
  const before = await shownFigures(page);
  await page.getByRole('button', { name: 'Review Request' }).click();
  const rows = page.getByTestId('requests-dialog').getByRole('listitem');
  await expect(rows).toHaveCount(pending.length);
  await rows
    .first()
    .getByRole('button', { name: /^Confirm / })
    .click();
  await expect(rows).toHaveCount(pending.length - 1);
  await rows
    .first()
    .getByRole('button', { name: /^Decline / })
    .click();
  await expect(rows).toHaveCount(pending.length - 2);
  await page.getByRole('button', { name: 'Confirm all' }).click();
  await expect(rows).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect
    .poll(() => shownFigures(page))
    .toMatchObject({ confirmed: before.confirmed + pending.length - 1, pending: 0 });
  await backToSample(page);
  await expect.poll(() => shownFigures(page)).toEqual(before);
  await expect(historyOf(page).first()).toHaveAccessibleName('Undo: Back to the sample');
});

test('[D-192] View Plan lists every problem of the week, and a row leads to its cell', async ({ page }) => {
  const { handle } = await countedWeek();
  const review = handle.review(null, null);
  await openScheduler(page);
  await page.getByRole('button', { name: 'View Plan' }).click();
  const dialog = page.getByTestId('review-dialog');
  await expect(dialog.locator('[data-review=gaps]').getByRole('heading')).toHaveText(
    `Gaps: ${review.gaps.length} understaffed stretches in ${review.gapBlocks} gaps`,
  );
  await expect(
    page.getByRole('heading', { name: `${review.gapBlocks} gaps this week`, includeHidden: true }),
  ).toBeAttached();
  for (const key of ['gaps', 'pending', 'broken'] as const) {
    await expect(dialog.locator(`[data-review=${key}] li`)).toHaveCount(review[key].length);
  }
  await dialog.locator('[data-review=gaps] li button').first().click();
  await expect(dialog).toHaveCount(0);
  const [worst] = review.gaps;
  await expect(cellAt(page, (worst?.start ?? 0) - 9, worst?.day ?? 0)).toBeFocused();
  await page.getByRole('button', { name: 'View Plan' }).click();
  await expect(dialog.locator('[data-review=pending] li')).toHaveCount(review.pending.length);
  await dialog.locator('[data-review=pending] li button').last().click();
  const [last] = review.pending.slice(-1);
  await expect(page.locator('[data-cell]:focus')).toHaveAccessibleName(new RegExp(`^${last?.name}, .* pending`));
});

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

test('with a position selected the review says that gaps are paused, not that there are none', async ({ page }) => {
  await openScheduler(page, '?position=server');
  await page.getByRole('button', { name: 'View Plan' }).click();
  const gaps = page.getByTestId('review-dialog').locator('[data-review=gaps]');
  await expect(gaps.getByRole('heading')).toHaveText('Gaps are paused');
  await expect(gaps.getByText('Gaps are not counted while one position is selected.')).toBeVisible();
  await expect(page.getByTestId('review-dialog').locator('[data-review=pending] li').first()).toBeVisible();
});

test('a team member is added to an empty hour; a shift is moved, extended, confirmed and removed', async ({ page }) => {
  const { handle } = await countedWeek();
  const empty = handle
    .board(null, null)
    .cells.find(({ scheduled, gap, hour }) => scheduled === 0 && gap === null && hour < 24);
  if (!empty) throw new Error('The sample week has no empty hour.');
  await openScheduler(page);
  await cellAt(page, empty.hour - 9, empty.day).click();
  await page.getByTestId('able').getByRole('button').first().click();
  const counts = page.getByTestId('shift-counts').locator('dd');
  await expect(counts).toHaveText(['1', '0', '1']);
  await page.getByRole('button', { name: /^Change the shift of/ }).click();
  const steps = page.locator('[data-shift]');
  await steps.getByRole('button', { name: 'Confirm' }).click();
  await expect(counts).toHaveText(['1', '1', '0']);
  await steps.getByRole('button', { name: '1 h longer' }).click();
  await steps.getByRole('button', { name: 'Start 1 h earlier' }).click();
  await expect(steps.locator('p').first()).toHaveText(/ \d+ [AP]M-\d+ [AP]M$/);
  await steps.getByRole('button', { name: 'Remove' }).click();
  await expect(counts).toHaveText(['0', '0', '0']);
  await page.keyboard.press('Escape');
  for (let command = 0; command < 5; command += 1) await page.keyboard.press('Control+z');
  await expect(historyOf(page).first()).toHaveAccessibleName('Undo: you haven’t changed anything yet');
});
