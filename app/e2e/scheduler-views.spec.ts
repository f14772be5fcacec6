import type { Page } from '@playwright/test';
import { type CountedWeek, countedWeek } from './support/engine';
import {
  cellNames,
  columnHeaders,
  markedGaps,
  openScheduler,
  rosterOf,
  rowHeaders,
  showScreen,
} from './support/scheduler';
import { expect, test } from './support/test';
import { clock, hourSentence, hoursOf, longDay, nameOf, shortClock, shortHours, weekdays } from './support/words';

interface Case {
  team: string | null;
  position: string | null;
  slots: readonly Slot[];
}

const slots = ['morning', 'afternoon', 'night'] as const;
type Slot = (typeof slots)[number];

const cases: readonly Case[] = [
  { team: null, position: null, slots },
  { team: 'kitchen', position: null, slots },
  { team: 'front-of-house', position: null, slots: ['afternoon'] },
  { team: 'management', position: null, slots: ['morning', 'night'] },
  { team: null, position: 'server', slots },
  { team: null, position: 'host', slots: ['night'] },
  { team: 'front-of-house', position: 'host', slots: ['morning', 'afternoon'] },
  { team: null, position: null, slots: ['morning'] },
];

const maskOf = (shown: readonly Slot[]) => shown.reduce((mask, slot) => mask | (1 << slots.indexOf(slot)), 0);

function queryOf(view: string, group: string, { team, position, slots: shown }: Case, day = 0): string {
  const query = new URLSearchParams({ view, group, slots: shown.join(',') });
  if (team) query.set('team', team);
  if (position) query.set('position', position);
  if (view === 'daily') query.set('day', String(day));
  return `?${query}`;
}

const label = ({ team, position, slots: shown }: Case) =>
  `${team ?? 'all teams'}, ${position ?? 'all'}, ${shown.join('+')}`;

const people = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`;

/** The accessible names of the week's cells by team member. */
function memberNames({ handle }: CountedWeek, { team, position, slots: shown }: Case): string[][] {
  const broken = handle.review(team, position).broken.map(({ shiftId }) => shiftId);
  return handle.memberRows(team, position, maskOf(shown), 0, 0).rows.map(({ name, days }) =>
    days.map((shifts, day) => {
      const words = shifts.map(({ shiftId, start, end, confirmed }) => {
        const status = confirmed ? 'confirmed' : 'pending';
        const text = `${shortClock(start)} to ${shortClock(end)}, ${status}`;
        return broken.includes(shiftId) ? `${text}, breaks a rule` : text;
      });
      return `${name}, ${weekdays[day]}: ${words.length === 0 ? 'day off' : words.join('; ')}`;
    }),
  );
}

/** The accessible names of the week's cells by role. */
function roleNames({ handle, schedule }: CountedWeek, { team, position, slots: shown }: Case): string[][] {
  const { gaps } = handle.summary(team, position);
  return handle.roleRows(team, position, maskOf(shown)).map(({ positionId, days }) =>
    days.map((cell, day) => {
      const who = `${nameOf(schedule, positionId)}, ${weekdays[day]}`;
      if (cell.scheduled === 0 && cell.gaps.length === 0) return `${who}: no shifts`;
      const name = `${who}: ${people(cell.scheduled)}, ${cell.confirmed} confirmed, ${cell.pending} pending`;
      if (cell.gaps.length === 0) return name;
      // The role's short hours, which may be fewer than the block's.
      const needs = cell.gaps.map(({ gap, short, needed }) => {
        const entry = gaps[gap]?.positions.find((one) => one.positionId === positionId);
        expect([short, entry?.understaffed]).toEqual([entry?.short, true]);
        return `Need ${needed} ${shortHours(short)}`;
      });
      return `${name}; ${needs.length} gap${needs.length === 1 ? '' : 's'}: ${needs.join(', ')}`;
    }),
  );
}

/** The accessible names of a day's hour cells, one list per hour. */
function dayHours({ handle, schedule }: CountedWeek, { team, position, slots: shown }: Case, day: number) {
  const board = handle.dayBoard(team, position, day);
  return board.rows
    .filter(({ slot }) => shown.includes(slot))
    .map(({ hour, gap, cells }) => ({
      hour,
      names: cells.map(({ positionId, scheduled, required, understaffed, needed }) => {
        const where = `${nameOf(schedule, positionId)}, ${weekdays[day]} ${shortClock(hour)}`;
        const name = `${where}: ${scheduled} of ${required} scheduled`;
        return gap !== null && understaffed ? `${name}, Need ${needed}` : name;
      }),
    }));
}

const transposed = (rows: readonly (readonly string[])[]): string[][] =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? ''));

/** The cases in two halves, each with one page load. */
const halves = [cases.slice(0, 4), cases.slice(4)] as const;

for (const [index, half] of halves.entries()) {
  test(`[D-206] [D-208] [D-209] [D-252] the week by time, team member and role matches the core, ${index + 1} of 2`, async ({
    page,
  }) => {
    await openScheduler(page);
    for (const shown of half) await test.step(label(shown), () => expectWeek(page, shown));
  });

  test(`[D-193] [D-253] [D-258] a day by time, team member and role matches the core, ${index + 1} of 2`, async ({
    page,
  }) => {
    await openScheduler(page);
    for (const shown of half) await test.step(label(shown), () => expectDay(page, shown));
  });
}

async function expectWeek(page: Page, shown: Case): Promise<void> {
  const week = await countedWeek();
  const { handle, schedule } = week;
  const { team, position } = shown;

  await showScreen(page, queryOf('weekly', 'time', shown));
  const board = handle.board(team, position).cells.filter(({ slot }) => shown.slots.includes(slot));
  await expect
    .poll(async () => (await cellNames(page)).flat())
    .toEqual(board.map((cell) => hourSentence(cell, schedule)));
  const red = await markedGaps(page);
  expect(Object.keys(red)).toHaveLength(board.filter(({ gap }) => gap !== null).length);

  await page.getByRole('radio', { name: 'Team Member' }).click();
  await expect(rosterOf(page).getByRole('columnheader').first()).toHaveText('Team member');
  await expect.poll(() => cellNames(page)).toEqual(memberNames(week, shown));
  const members = handle.memberRows(team, position, maskOf(shown.slots), 0, 0).rows;
  const headers = await rowHeaders(page);
  for (const [index, { name, positionId, weekLength }] of members.entries()) {
    expect(headers[index]).toContain(`${name} ${nameOf(schedule, positionId)} · ${hoursOf(weekLength)} h`);
  }
  expect(headers).toHaveLength(members.length);

  await page.getByRole('radio', { name: 'Role' }).click();
  await expect(rosterOf(page).getByRole('columnheader').first()).toHaveText('Role');
  await expect.poll(() => cellNames(page)).toEqual(roleNames(week, shown));
  const roles = handle.roleRows(team, position, maskOf(shown.slots));
  expect(await rowHeaders(page)).toEqual(
    roles.map(({ positionId, required }) => `${nameOf(schedule, positionId)} ${required} required`),
  );
}

async function expectDay(page: Page, shown: Case): Promise<void> {
  const week = await countedWeek();
  const { handle, schedule, days } = week;
  const { team, position } = shown;
  const day = (cases.indexOf(shown) * 2) % 7;
  const hours = dayHours(week, shown, day);

  await showScreen(page, queryOf('daily', 'time', shown, day));
  await expect(page.getByTestId('period-label')).toHaveText(longDay(days[day] ?? '', day));
  await expect.poll(() => rowHeaders(page)).toEqual(hours.map(({ hour }) => clock(hour)));
  await expect.poll(() => cellNames(page)).toEqual(hours.map(({ names }) => names));
  const board = handle.dayBoard(team, position, day);
  expect((await columnHeaders(page)).slice(1).map((text) => text.replace(/ \d+ needed$/, ''))).toEqual(
    board.positions.map((id) => nameOf(schedule, id)),
  );

  await page.getByRole('radio', { name: 'Role' }).click();
  await expect(rosterOf(page).getByRole('columnheader').first()).toHaveText('Role');
  await expect.poll(() => cellNames(page)).toEqual(transposed(hours.map(({ names }) => names)));
  expect(await rowHeaders(page)).toEqual(board.positions.map((id) => nameOf(schedule, id)));

  await page.getByRole('radio', { name: 'Team Member' }).click();
  await expect(rosterOf(page).getByRole('columnheader').first()).toHaveText('Team member');
  const words = { off: 'not available', free: 'free', confirmed: 'confirmed', pending: 'pending' };
  const { rows } = handle.dayMembers(team, position, day, 0, 0);
  const offset = board.rows[0]?.hour ?? 0;
  await expect
    .poll(() => cellNames(page))
    .toEqual(
      rows.map(({ name, hours: duties }) =>
        hours.map(({ hour }) => `${name}, ${shortClock(hour)}: ${words[duties[hour - offset] ?? 'off']}`),
      ),
    );
}

test('[D-193] [D-194] [D-206] the selectors start at Weekly and Time and offer all choices', async ({ page }) => {
  await openScheduler(page);
  const choices = [
    ['View', ['Daily', 'Weekly', 'Monthly'], 'Weekly'],
    ['Group rows by', ['Time', 'Team Member', 'Role'], 'Time'],
  ] as const;
  for (const [label, names, first] of choices) {
    const group = page.getByRole('group', { name: label });
    await expect(group.getByRole('radio')).toHaveCount(names.length);
    for (const name of names) {
      await expect(group.getByRole('radio', { name, exact: true })).toBeChecked({ checked: name === first });
    }
    for (const name of [...names, first]) {
      await group.getByRole('radio', { name, exact: true }).click();
      await expect(group.getByRole('radio', { checked: true })).toHaveAccessibleName(name);
    }
  }
});

test('[D-214] [D-215] [D-216] an empty day reads "Day off" for a person, and "No shifts", dashed, for a role', async ({
  page,
}) => {
  const { handle } = await countedWeek();
  await openScheduler(page, '?group=member');
  const { rows } = handle.memberRows(null, null, 7, 0, 0);
  const off = rows.flatMap(({ days }) => days).filter((shifts) => shifts.length === 0).length;
  await expect(rosterOf(page).getByText('Day off', { exact: true })).toHaveCount(off);
  await expect(rosterOf(page).getByText('Day off', { exact: true }).first()).toHaveCSS('border-width', '0px');

  // At night some roles have no shift on some days.
  const roles = handle.roleRows(null, null, 4);
  const none = roles.flatMap(({ days }) => days).filter(({ scheduled, gaps }) => scheduled === 0 && gaps.length === 0);
  await openScheduler(page, '?group=role&slots=night');
  await expect(rosterOf(page).getByText('No shifts', { exact: true })).toHaveCount(none.length);
  expect(none.length).toBeGreaterThan(0);
  await expect(rosterOf(page).getByText('No shifts', { exact: true }).first()).toHaveCSS('border-style', 'dashed');
});

test('[D-208] by team member there is one row for everybody in the schedule', async ({ page }) => {
  const { schedule } = await countedWeek();
  await openScheduler(page, '?group=member');
  await expect(rosterOf(page).getByRole('rowheader')).toHaveCount(schedule.staff.length);
  for (const { name } of schedule.staff) {
    await expect(rosterOf(page).getByRole('rowheader').filter({ hasText: name })).toHaveCount(1);
  }
});
