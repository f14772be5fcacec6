import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import {
  cellAt,
  cellNames,
  continueAnyway,
  openScheduler,
  rosterOf,
  shownFigures,
  showScreen,
} from './support/scheduler';
import { expect, test } from './support/test';

/** A point of an element, given as shares of its size from its left and top edge, by default its middle. */
async function pointOf(target: Locator, across = 0.5, down = 0.5): Promise<[number, number]> {
  // Away from the edges, where dragging scrolls the roster.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'nearest' }));
  const box = await target.boundingBox();
  if (!box) throw new Error('The target is not on the screen.');
  return [box.x + box.width * across, box.y + box.height * down];
}

/** Presses on one element and moves over another without releasing. */
async function dragTo(page: Page, from: Locator, to: Locator, grip: [number, number?] = [0.5]): Promise<void> {
  await page.mouse.move(...(await pointOf(from, ...grip)));
  await page.mouse.down();
  await page.mouse.move(...(await pointOf(to)), { steps: 6 });
}

const chipIn = (page: Page, row: number, column: number, name: string): Locator =>
  cellAt(page, row, column).locator('.chip, .who', { hasText: name });
const labelOf = (page: Page) => page.getByTestId('moving-label');
const stripOf = (page: Page) => page.getByTestId('moving-steps');
const noticeOf = (page: Page) => page.getByTestId('action-notice');
const undoOf = (page: Page) => page.getByTestId('history').getByRole('button').first();

/** Undo from the notice reverts the change, which was one command. */
async function expectUndone(page: Page, before: Awaited<ReturnType<typeof stateOf>>): Promise<void> {
  await noticeOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(noticeOf(page)).toContainText('Undone: ');
  await expectUnchanged(page, before);
}

async function stateOf(page: Page) {
  return { names: await cellNames(page), figures: await shownFigures(page) };
}

async function expectUnchanged(page: Page, before: Awaited<ReturnType<typeof stateOf>>): Promise<void> {
  await expect(undoOf(page)).toHaveAccessibleName('Undo: you haven’t changed anything yet');
  await expect.poll(() => stateOf(page)).toEqual(before);
}

test.describe('with the mouse', () => {
  test('[D-522] a shift is moved to another hour and to another day, with its checks beside it and undo; a blocked move is not dropped, and axe finds no violations in it', async ({
    page,
  }) => {
    await openScheduler(page);
    const before = await stateOf(page);
    await dragTo(page, chipIn(page, 0, 0, 'Marta'), cellAt(page, 2, 0));
    await expect(labelOf(page)).toContainText('Marta Iglesias, Monday 11 AM-6 PM');
    // She has a day off too few already, which this does not change.
    await expect(labelOf(page).locator('[data-remark]')).toHaveText(['Fits: no rules broken.']);
    await expect(page.locator('[data-drop]')).toHaveCount(7);
    await expect(cellAt(page, 8, 0)).toHaveAttribute('data-drop', 'clear');
    await expect(cellAt(page, 2, 0)).toHaveCSS('cursor', 'grabbing');
    await page.mouse.up();
    await expect(cellAt(page, 2, 0)).toHaveCSS('cursor', 'pointer');
    await expect(noticeOf(page)).toContainText('Marta Iglesias moved to Monday 11 AM-6 PM.');
    await expect(undoOf(page)).toHaveAccessibleName('Undo: Marta Iglesias moved to Monday 11 AM-6 PM');
    await expect(labelOf(page)).toHaveCount(0);
    await expect(page.locator('[data-drop]')).toHaveCount(0);
    await expectUndone(page, before);

    await dragTo(page, chipIn(page, 0, 0, 'Marta'), cellAt(page, 0, 6));
    await expect(labelOf(page)).toContainText('Marta Iglesias, Sunday 9 AM-4 PM');
    await expect(labelOf(page)).toContainText('Check: Marta Iglesias is not available for 7 h of it');
    await page.mouse.up();
    await expect(noticeOf(page)).toContainText('Marta Iglesias moved to Sunday 9 AM-4 PM.');
    await expectUndone(page, before);

    await test.step('the notice of the last move disappears when the next one begins', async () => {
      await dragTo(page, chipIn(page, 0, 0, 'Marta'), cellAt(page, 2, 0));
      await page.mouse.up();
      const notice = noticeOf(page).locator('> *');
      await notice.getByRole('button', { name: 'Undo' }).click();
      await expect(notice).toContainText('Undone: ');
      await dragTo(page, chipIn(page, 0, 0, 'Marta'), cellAt(page, 2, 1));
      await expect(labelOf(page)).toContainText('Marta Iglesias, Tuesday 11 AM-6 PM');
      await expect(notice).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.mouse.up();
    });

    await test.step('a blocked move shows its reason and is not dropped', async () => {
      await dragTo(page, chipIn(page, 0, 0, 'Marta'), cellAt(page, 0, 1));
      await expect(labelOf(page)).toContainText('Not possible: Marta Iglesias is booked twice for 4 h');
      await expect(cellAt(page, 0, 1)).toHaveAttribute('data-drop', 'block');
      await expect(cellAt(page, 0, 1)).toHaveCSS('cursor', 'not-allowed');
      await expectNoAxeViolations(page);
      await page.mouse.up();
      await expect(noticeOf(page)).toHaveText('Not moved: Marta Iglesias is booked twice for 4 h.');
      await expectUnchanged(page, before);
    });
  });

  test("Escape, a drop outside the roster and the window's edge leave the shift unchanged; with Alt it moves by quarter hours", async ({
    page,
  }) => {
    await openScheduler(page);
    const before = await stateOf(page);
    const chip = chipIn(page, 0, 0, 'Marta');
    await dragTo(page, chip, cellAt(page, 2, 0));
    await expect(labelOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(labelOf(page)).toHaveCount(0);
    await expect(page.getByTestId('moving-said')).toHaveText('The shift stays where it was.');
    await page.mouse.up();
    await expectUnchanged(page, before);

    await dragTo(page, chip, cellAt(page, 2, 0));
    await page.mouse.move(...(await pointOf(page.getByRole('rowheader', { name: '11:00 AM' }))));
    await expect(labelOf(page)).toHaveCount(0);
    await page.mouse.up();
    await expectUnchanged(page, before);

    await dragTo(page, chip, cellAt(page, 2, 0));
    await expect(labelOf(page)).toBeVisible();
    await page.mouse.move(-20, 300, { steps: 8 });
    await expect(labelOf(page)).toHaveCount(0);
    await page.mouse.move(...(await pointOf(cellAt(page, 4, 2))));
    await expect(labelOf(page)).toHaveCount(0);
    await page.mouse.up();
    await expectUnchanged(page, before);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await test.step('with Alt a shift moves by quarter hours, and without it keeps its quarters', async () => {
      await page.keyboard.down('Alt');
      // Held over the third quarter of 10 AM.
      await page.mouse.move(...(await pointOf(chipIn(page, 0, 0, 'Marta'))));
      await page.mouse.down();
      await page.mouse.move(...(await pointOf(cellAt(page, 1, 0), 0.5, 0.6)), { steps: 8 });
      await expect(labelOf(page)).toContainText('Marta Iglesias, Monday 10:30 AM-5:30 PM');
      await page.mouse.up();
      await page.keyboard.up('Alt');
      await expect(noticeOf(page)).toContainText('Marta Iglesias moved to Monday 10:30 AM-5:30 PM.');
      // Without Alt it moves by the hour and keeps its half.
      await dragTo(page, chipIn(page, 1, 0, 'Marta'), cellAt(page, 2, 0));
      await expect(labelOf(page)).toContainText('Marta Iglesias, Monday 11:30 AM-6:30 PM');
      await page.keyboard.press('Escape');
      await page.mouse.up();
      await page.keyboard.press('Control+z');
      await expectUnchanged(page, before);
    });

    // A press without movement is a click, as before.
    await page.mouse.click(...(await pointOf(chip)));
    await expect(page.getByRole('dialog', { name: /^Shift Details: Monday/ })).toBeVisible();
  });

  test('by team member a shift moves to another person, by role to another day, never to another position', async ({
    page,
  }) => {
    await test.step('by team member', async () => {
      await openScheduler(page, '?group=member');
      const before = await stateOf(page);
      const rows = await rosterOf(page).getByRole('rowheader').allInnerTexts();
      const rowOf = (name: string) => rows.findIndex((text) => text.includes(name));
      const daniel = chipIn(page, rowOf('Daniel Osei'), 1, '12p-5p');
      await dragTo(page, daniel, cellAt(page, rowOf('Rafael'), 0));
      await expect(labelOf(page)).toContainText('Not possible: Rafael Mendonça works in another position');
      await page.mouse.up();
      await expect(noticeOf(page)).toHaveText('Not moved: Rafael Mendonça works in another position.');
      await expectUnchanged(page, before);

      await dragTo(page, daniel, cellAt(page, rowOf('Anjali'), 3));
      await expect(labelOf(page)).toContainText('Anjali Deshmukh, Thursday 12 PM-5 PM');
      await page.mouse.up();
      await expect(noticeOf(page)).toContainText('Thursday 12 PM-5 PM goes from Daniel Osei to Anjali Deshmukh.');
      await expect(cellAt(page, rowOf('Anjali'), 3)).toHaveAccessibleName(/12 PM to 5 PM/);
      await expectUndone(page, before);
    });

    await test.step('by role', async () => {
      await showScreen(page, '?group=role');
      const before = await stateOf(page);
      await dragTo(page, chipIn(page, 0, 0, 'Marta'), cellAt(page, 1, 6));
      await expect(labelOf(page)).toContainText('Not possible: Marta Iglesias works in another position');
      await page.mouse.move(...(await pointOf(cellAt(page, 0, 6))), { steps: 4 });
      await expect(labelOf(page)).toContainText('Marta Iglesias, Sunday 9 AM-4 PM');
      await page.mouse.up();
      await expect(noticeOf(page)).toContainText('Marta Iglesias moved to Sunday 9 AM-4 PM.');
      await expectUndone(page, before);
    });
  });

  test("on a day's timeline and in a day by time a shift is resized by its ends, and dragging its middle moves it", async ({
    page,
  }) => {
    await openScheduler(page, '?view=daily&day=2&group=member');
    const day = await stateOf(page);
    const bar = (column: number) => cellAt(page, 0, column).locator('> *');
    await page.mouse.move(...(await pointOf(bar(10), 0.97)));
    await expect(cellAt(page, 0, 10)).toHaveAttribute('data-end', 'right');
    await dragTo(page, bar(10), cellAt(page, 0, 12), [0.97, 0.5]);
    await expect(labelOf(page)).toContainText('Marta Iglesias, Wednesday 12 PM-10 PM');
    await expect(labelOf(page)).toContainText('Check: Marta Iglesias is not available for 2 h of it');
    await page.mouse.move(...(await pointOf(cellAt(page, 0, 6))), { steps: 6 });
    await expect(labelOf(page)).toContainText('Marta Iglesias, Wednesday 12 PM-4 PM');
    await page.mouse.up();
    await expect(noticeOf(page)).toContainText('Marta Iglesias now works Wednesday 12 PM-4 PM.');
    await expectUndone(page, day);

    // Dragged by its middle the bar moves to other hours and people.
    await dragTo(page, bar(5), cellAt(page, 0, 3));
    await expect(labelOf(page)).toContainText('Marta Iglesias, Wednesday 10 AM-6 PM');
    await page.mouse.up();
    await expect(noticeOf(page)).toContainText('Marta Iglesias moved to Wednesday 10 AM-6 PM.');
    await expectUndone(page, day);

    await showScreen(page, '?view=daily&day=0');
    await test.step('by time: to another hour, and by its lower and its upper end', async () => {
      const before = await stateOf(page);
      await dragTo(page, chipIn(page, 0, 0, 'Marta'), cellAt(page, 1, 2), [0.5, 0.08]);
      await expect(labelOf(page)).toContainText('Not possible: Marta Iglesias works in another position');
      await page.mouse.move(...(await pointOf(cellAt(page, 1, 0))), { steps: 4 });
      await page.mouse.up();
      await expect(noticeOf(page)).toContainText('Marta Iglesias moved to Monday 10 AM-5 PM.');
      await expectUndone(page, before);

      await test.step('its ends', async () => {
        // Marta's last hour on Monday is the one from 3 PM.
        await page.mouse.move(...(await pointOf(chipIn(page, 0, 0, 'Marta'), 0.5, 0.99)));
        await expect(cellAt(page, 6, 0)).toHaveCSS('cursor', 'ns-resize');
        await dragTo(page, chipIn(page, 0, 0, 'Marta'), cellAt(page, 7, 0), [0.5, 0.99]);
        await expect(labelOf(page)).toContainText('Marta Iglesias, Monday 9 AM-5 PM');
        await page.mouse.up();
        await expect(noticeOf(page)).toContainText('Marta Iglesias now works Monday 9 AM-5 PM.');
        await expectUndone(page, before);
        await dragTo(page, chipIn(page, 0, 0, 'Marta'), cellAt(page, 2, 0), [0.5, 0.01]);
        await expect(labelOf(page)).toContainText('Marta Iglesias, Monday 11 AM-4 PM');
        await page.mouse.up();
        await expect(noticeOf(page)).toContainText('Marta Iglesias moved to Monday 11 AM-4 PM.');
        await expectUndone(page, before);
      });
    });
  });

  test('in a day by role a shift moves to another hour, and is resized by its right and its left end', async ({
    page,
  }) => {
    await openScheduler(page, '?view=daily&group=role');
    const before = await stateOf(page);
    await dragTo(page, chipIn(page, 0, 0, 'Marta'), cellAt(page, 0, 1), [0.08, 0.5]);
    await expect(labelOf(page)).toContainText('Marta Iglesias, Monday 10 AM-5 PM');
    await page.mouse.up();
    await expect(noticeOf(page)).toContainText('Marta Iglesias moved to Monday 10 AM-5 PM.');
    await expectUndone(page, before);

    await page.mouse.move(...(await pointOf(chipIn(page, 0, 0, 'Marta'), 0.995, 0.5)));
    await expect(cellAt(page, 0, 6)).toHaveCSS('cursor', 'ew-resize');
    await dragTo(page, chipIn(page, 0, 0, 'Marta'), cellAt(page, 0, 7), [0.995, 0.5]);
    await expect(labelOf(page)).toContainText('Marta Iglesias, Monday 9 AM-5 PM');
    await page.mouse.up();
    await expect(noticeOf(page)).toContainText('Marta Iglesias now works Monday 9 AM-5 PM.');
    await expectUndone(page, before);
    await dragTo(page, chipIn(page, 0, 0, 'Marta'), cellAt(page, 0, 2), [0.005, 0.5]);
    await expect(labelOf(page)).toContainText('Marta Iglesias, Monday 11 AM-4 PM');
    await page.mouse.up();
    await expect(noticeOf(page)).toContainText('Marta Iglesias moved to Monday 11 AM-4 PM.');
    await expectUndone(page, before);
  });

  for (const group of ['time', 'role']) {
    test(`blocks of a day by ${group} are drawn over all of their hours`, async ({ page }) => {
      await openScheduler(page, `?view=daily&day=1&group=${group}`);
      const ends = await page.locator('[data-bar]').evaluateAll((bars) =>
        bars.map((bar) => {
          // Blocks ignore the pointer.
          (bar as HTMLElement).style.pointerEvents = 'auto';
          bar.scrollIntoView({ block: 'center' });
          const { left, right, top, bottom } = bar.getBoundingClientRect();
          return [left + 8, right - 8].map((x) =>
            [top + 8, bottom - 8].map((y) => document.elementFromPoint(x, y)?.closest('[data-bar]') === bar),
          );
        }),
      );
      expect(ends.length).toBeGreaterThan(6);
      expect(ends.flat(2)).not.toContain(false);
    });
  }

  test('a touch that moves at once scrolls, a long press drags a shift', async ({ page }) => {
    await openScheduler(page);
    const before = await stateOf(page);
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
    const from = await pointOf(chipIn(page, 0, 0, 'Marta'));
    const to = await pointOf(cellAt(page, 2, 0));
    const top = await rosterOf(page).evaluate((grid) => grid.getBoundingClientRect().top);
    await touch('touchStart', from);
    await expect(labelOf(page)).toContainText('Marta Iglesias, Monday 9 AM-4 PM');
    await touch('touchMove', [to[0], (from[1] + to[1]) / 2]);
    await touch('touchMove', to);
    await expect(labelOf(page)).toContainText('Marta Iglesias, Monday 11 AM-6 PM');
    await touch('touchEnd');
    await expect(noticeOf(page)).toContainText('Marta Iglesias moved to Monday 11 AM-6 PM.');
    expect(await rosterOf(page).evaluate((grid) => grid.getBoundingClientRect().top)).toBe(top);
    await expectUndone(page, before);
    await touch('touchStart', to);
    await touch('touchMove', [to[0], to[1] - 40]);
    await touch('touchMove', [to[0], to[1] - 80]);
    await touch('touchEnd');
    await expect(labelOf(page)).toHaveCount(0);
    await expectUnchanged(page, before);
  });

  test("dragging over an empty stretch of a person's day, or of a day's hours, which asks for the person, creates a shift", async ({
    page,
  }) => {
    await openScheduler(page, '?group=member');
    const before = await stateOf(page);
    const drawnShift = page.getByTestId('drawn-shift');
    const noa = rosterOf(page).getByRole('gridcell', { name: /^Noa Lindqvist, Monday: day off/ });
    await page.mouse.move(...(await pointOf(noa, 0.52)));
    await page.mouse.down();
    await page.mouse.move(...(await pointOf(noa, 0.8)), { steps: 6 });
    const when = ((await drawnShift.getByText(/^Noa Lindqvist, Monday /).textContent()) ?? '').replace(
      'Noa Lindqvist, ',
      '',
    );
    // Escape cancels, and the cell's dialog stays closed.
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(drawnShift).toHaveCount(0);
    await expectUnchanged(page, before);
    await page.mouse.move(...(await pointOf(noa, 0.52)));
    await page.mouse.down();
    await page.mouse.move(...(await pointOf(noa, 0.8)), { steps: 6 });
    await page.mouse.up();
    await expect(noticeOf(page)).toContainText(`Noa Lindqvist added, ${when}.`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectUndone(page, before);

    await page.getByRole('radio', { name: 'Time' }).click();
    await expect(rosterOf(page).getByRole('rowheader').first()).toHaveText('9:00 AM');
    // The foot of an hour is free of names; its rows are as high as theirs.
    const [x, y] = await pointOf(cellAt(page, 3, 2), 0.5, 0.95);
    await page.mouse.move(x, y);
    await page.mouse.down();
    const end = await cellAt(page, 5, 2).boundingBox();
    await page.mouse.move(x, (end?.y ?? 0) + 4, { steps: 6 });
    await expect(drawnShift).toContainText('Wednesday 12 PM-3 PM');
    await page.mouse.up();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('From')).toHaveValue('12');
    await expect(dialog.getByLabel('Length')).toHaveValue('3');
  });
});

/** Tab to the button with this name in the open dialog, and Enter. */
async function pressByKeyboard(page: Page, name: RegExp): Promise<void> {
  const target = page.getByRole('dialog').getByRole('button', { name }).first();
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 60 && !(await isThere()); stops += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}

/** From a roster cell to moving a named shift, by keyboard alone. */
async function startMoveByKeyboard(page: Page, row: number, column: number, name: string): Promise<void> {
  await cellAt(page, row, column).focus();
  await page.keyboard.press('Enter');
  await pressByKeyboard(page, new RegExp(`^Change the shift of ${name}`));
  await pressByKeyboard(page, /^Move$/);
  await expect(stripOf(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('by keyboard arrows move a shift by hour and day, Enter drops it, Esc cancels', async ({ page }) => {
  await openScheduler(page);
  const before = await stateOf(page);
  const said = page.getByTestId('moving-said');
  await startMoveByKeyboard(page, 0, 0, 'Marta');
  await expect(said).toHaveText('Marta Iglesias, Monday 9 AM-4 PM. Where it is now.');
  await page.keyboard.press('ArrowDown');
  await expect(said).toContainText('Marta Iglesias, Monday 10 AM-5 PM. Fits: no rules broken. ');
  await expect(cellAt(page, 1, 0)).toHaveAttribute('data-drop', 'clear');
  await page.keyboard.press('ArrowRight');
  await expect(said).toContainText('Tuesday 10 AM-5 PM. Not possible: Marta Iglesias is booked twice for 5 h');
  await page.keyboard.press('Enter');
  await expect(stripOf(page).getByRole('alert')).toContainText('It can’t be placed here.');
  await expect(stripOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(stripOf(page)).toHaveCount(0);
  await expect(said).toHaveText('The shift stays where it was.');
  await expect(cellAt(page, 0, 0)).toBeFocused();
  await expectUnchanged(page, before);

  await startMoveByKeyboard(page, 0, 0, 'Marta');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(noticeOf(page)).toContainText('Marta Iglesias moved to Monday 11 AM-6 PM.');
  await expect(cellAt(page, 2, 0)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expectUnchanged(page, before);

  // With the focus in the roster, Enter moves the shift to the focused cell.
  await startMoveByKeyboard(page, 0, 0, 'Marta');
  await cellAt(page, 3, 1).focus();
  await page.keyboard.press('Enter');
  await expect(stripOf(page)).toBeFocused();
  await expect(said).toContainText('Marta Iglesias, Tuesday 12 PM-7 PM');
  await page.keyboard.press('Escape');
  await expectUnchanged(page, before);
});

test.describe('by tap on a small screen', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } });

  test('the actions of a shift are a list, and Move has a button for every step', async ({ page }) => {
    await openScheduler(page);
    await page.getByRole('button', { name: 'Continue anyway' }).tap();
    const before = await stateOf(page);
    await cellAt(page, 0, 0).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Change the shift of Marta/ }).tap();
    await dialog.getByRole('button', { name: 'Move', exact: true }).tap();
    await stripOf(page).getByRole('button', { name: 'An hour later' }).tap();
    await expect(stripOf(page)).toContainText('Marta Iglesias, Monday 10 AM-5 PM');
    await stripOf(page).getByRole('button', { name: 'An hour earlier' }).tap();
    // A tap on a cell moves the shift there instead of opening the cell.
    await cellAt(page, 2, 0).tap();
    await expect(stripOf(page)).toContainText('Marta Iglesias, Monday 11 AM-6 PM');
    await expect(dialog).toHaveCount(0);
    await stripOf(page).getByRole('button', { name: 'Place it here' }).tap();
    await expect(noticeOf(page)).toContainText('Marta Iglesias moved to Monday 11 AM-6 PM.');
    await noticeOf(page).getByRole('button', { name: 'Undo' }).tap();
    await expectUnchanged(page, before);
  });
});

for (const [language, change, move, give] of [
  ['en', /^Change the shift of/, 'Move', 'Give to someone else'],
  ['es', /^Cambiar el turno de/, 'Mover', 'Dárselo a otra persona'],
] as const) {
  test(`[D-522] axe finds no violations while a shift is reassigned and moved, wide and small, ${language}`, async ({
    page,
  }) => {
    await openScheduler(page, '', language);
    const dialog = page.getByRole('dialog');
    const actOn = async (action: string) => {
      await cellAt(page, 0, 0).click();
      await dialog.getByRole('button', { name: change }).first().click();
      await dialog.getByRole('button', { name: action, exact: true }).click();
    };
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 812 });
      if (width === 375) await continueAnyway(page, language);
      await test.step(`reassigned, ${width} px`, async () => {
        await actOn(give);
        await page.getByTestId('give').locator('summary').click();
        await expectNoAxeViolations(page);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      });
      await test.step(`moved, ${width} px`, async () => {
        await actOn(move);
        await expect(stripOf(page)).toBeFocused();
        await page.keyboard.press('ArrowRight');
        await expect(page.locator('[data-remark=block]:visible')).toHaveCount(1);
        await expectNoAxeViolations(page);
        await page.keyboard.press('Escape');
        await expect(stripOf(page)).toHaveCount(0);
      });
    }
  });
}
