import type { Locator, Page } from '@playwright/test';
import { clock, longDay, nameOf, shortClock } from '../src/features/scheduler/testing/words';
import { countedWeek } from './support/engine';
import { cellAt, openScheduler } from './support/scheduler';
import { expect, test } from './support/test';

type Details = ReturnType<Awaited<ReturnType<typeof countedWeek>>['handle']['hourDetails']>;

const dialogOf = (page: Page): Locator => page.getByTestId('shift-dialog');

/**
 * Expects the dialog to show exactly these details: counts, groups, and each member's initials, name, hours and status.
 */
async function expectDetails(dialog: Locator, details: Details, positionName: (id: string) => string): Promise<void> {
  await test.step('[D-231] [D-232] [D-233] the counts', async () => {
    const counts = dialog.getByTestId('shift-counts').locator('dd');
    await expect(counts).toHaveText([details.total, details.confirmed, details.pending].map(String));
    await expect(dialog.getByTestId('shift-counts').locator('dt')).toHaveText([
      details.total === 1 ? 'Team member' : 'Team members',
      'Confirmed',
      'Pending',
    ]);
  });
  await test.step('[D-234] [D-235] by position, each with initials, name, hours and status', async () => {
    await expect(dialog.locator('[data-group]').getByRole('heading', { level: 3 })).toHaveText(
      details.groups.map(({ positionId, count }) => `${positionName(positionId)} (${count})`),
    );
    for (const { positionId, members } of details.groups) {
      await expect(dialog.locator(`[data-group="${positionId}"]`).getByRole('listitem')).toHaveText(
        members.map(({ name, hours, confirmed, shifts }) => {
          const words = name.split(' ');
          const initials = `${words[0]?.[0]}${words.at(-1)?.[0]}`;
          const times = shifts.map(({ start, end }) => `${shortClock(start)}-${shortClock(end)}`).join(', ');
          return `${initials}${name}${hours} h · ${times}${confirmed ? 'Confirmed' : 'Pending confirmation'}`;
        }),
      );
    }
  });
}

const calmDays = [0, 3, 5];

for (const day of calmDays) {
  test(`[D-213] [D-230] every fully staffed hour of day ${day} opens its Shift Details`, async ({ page }) => {
    const { handle, schedule, days } = await countedWeek();
    const calm = handle.board(null, null).cells.filter((cell) => calmDays.includes(cell.day) && cell.gap === null);
    expect(calm.some(({ pending }) => pending > 0)).toBe(true);
    expect(calm.some(({ hour }) => hour === 24)).toBe(true);
    const hours = calm.filter((cell) => cell.day === day);
    expect(hours.length).toBeGreaterThan(0);
    await openScheduler(page);
    for (const { hour } of hours) {
      await cellAt(page, hour - 9, day).click();
      const dialog = dialogOf(page);
      await expect(dialog).toHaveAccessibleName(
        `Shift Details: ${longDay(days[day] ?? '', day)}, ${clock(hour)} - ${clock(hour + 1)}`,
      );
      const details = handle.hourDetails(null, null, day, hour);
      await expectDetails(dialog, details, (id) => nameOf(schedule, id));
      expect(details.confirmed + details.pending).toBe(details.total);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  });
}

test('[D-213] [D-214] an empty hour opens Shift Details with a message', async ({ page }) => {
  const { handle } = await countedWeek();
  const empty = handle.board(null, null).cells.find(({ scheduled, gap }) => scheduled === 0 && gap === null);
  if (!empty) throw new Error('The sample week has no empty hour.');
  await openScheduler(page);
  await cellAt(page, empty.hour - 9, empty.day).click();
  await expect(dialogOf(page).getByTestId('shift-counts').locator('dd')).toHaveText(['0', '0', '0']);
  await expect(dialogOf(page).getByText('Nobody is scheduled here yet.')).toBeVisible();
});

test("[D-213] a day of a team member opens that person's shifts of the day", async ({ page }) => {
  const { handle, schedule, days } = await countedWeek();
  const { rows } = handle.memberRows(null, null, 7, 0, 0);
  await openScheduler(page, '?group=member');
  for (const [row, { staffId, name }] of rows.slice(0, 3).entries()) {
    for (const day of [0, 4]) {
      await cellAt(page, row, day).click();
      await expect(dialogOf(page)).toHaveAccessibleName(`Shift Details: ${name}, ${longDay(days[day] ?? '', day)}`);
      await expectDetails(dialogOf(page), handle.memberDayDetails(staffId, day), (id) => nameOf(schedule, id));
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toHaveCount(0);
    }
  }
});

test("[D-213] a day of a role without a gap opens that role's shifts within the shown periods", async ({ page }) => {
  const { handle, schedule, days } = await countedWeek();
  for (const [query, mask] of [
    ['?group=role', 7],
    ['?group=role&slots=morning', 1],
  ] as const) {
    await openScheduler(page, query);
    const rows = handle.roleRows(null, null, mask);
    const row = rows.findIndex((role) => role.days.some(({ gaps }) => gaps.length === 0));
    const day = rows[row]?.days.findIndex(({ gaps }) => gaps.length === 0) ?? -1;
    const positionId = rows[row]?.positionId ?? '';
    await cellAt(page, row, day).click();
    await expect(dialogOf(page)).toHaveAccessibleName(
      `Shift Details: ${nameOf(schedule, positionId)}, ${longDay(days[day] ?? '', day)}`,
    );
    await expectDetails(dialogOf(page), handle.positionDayDetails(positionId, day, mask), (id) => nameOf(schedule, id));
  }
});

test('[D-236] [D-237] Close, the cross and Escape close it and restore the focus; Add Team Member lists who could work', async ({
  page,
}) => {
  const { handle } = await countedWeek();
  const calm = handle.board(null, null).cells.find(({ scheduled, gap }) => scheduled > 0 && gap === null);
  if (!calm) throw new Error('The sample week has no fully staffed hour.');
  await openScheduler(page);
  const cell = cellAt(page, calm.hour - 9, calm.day);
  const button = (name: string) => dialogOf(page).getByRole('button', { name, exact: true });
  const closings = [
    () => button('Close').last().click(),
    () => button('Close').first().click(),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of closings) {
    await cell.click();
    await expect(dialogOf(page)).toBeVisible();
    await close();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(cell).toBeFocused();
  }
  await cell.click();
  await button('Add Team Member').click();
  const adder = dialogOf(page).getByTestId('add-member');
  await expect(adder.getByRole('heading', { name: 'Add a team member' })).toBeVisible();
  await expect(adder.getByRole('combobox', { name: 'Position' })).toBeFocused();
  const { able, unableTotal } = handle.candidates(
    handle.schedule().positions[0]?.id ?? '',
    calm.day,
    calm.hour,
    Math.min(24, calm.hour + 4),
  );
  await expect(adder.getByTestId('able').getByRole('listitem')).toHaveCount(able.length);
  await adder.getByText(`Can’t work these hours (${unableTotal})`).click();
  await expect(adder.getByTestId('unable').getByText(/^Already works |^Not available|^Works as /)).toHaveCount(
    unableTotal,
  );
});

test('[D-336] every shift is confirmed or pending, and opening shifts and cards changes none', async ({ page }) => {
  await openScheduler(page, '?group=member');
  const names = () => page.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
  const before = await names();
  const shifts = before.flatMap((name) => name?.split('; ') ?? []);
  for (const shift of shifts) expect(shift).toMatch(/: day off$|, (confirmed|pending)(, breaks a rule)?$/);
  for (const state of ['confirmed', 'pending']) {
    expect(shifts.filter((shift) => shift.includes(`, ${state}`))).not.toHaveLength(0);
  }
  const figures = await page.locator('[data-status]').allTextContents();
  await cellAt(page, 0, 0).click();
  await dialogOf(page).getByRole('button', { name: 'Add Team Member' }).click();
  await page.keyboard.press('Escape');
  for (const action of ['Review Request', 'Add Staff', 'View Plan', 'Schedule Now']) {
    await page.getByRole('button', { name: action }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(await names()).toEqual(before);
  expect(await page.locator('[data-status]').allTextContents()).toEqual(figures);
});
