// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import golden from '#fixtures/golden/schedules/sample-week.json';
import type { CountedWeek } from '~/roster/testing/countedWeek';
import {
  clock,
  displayHours,
  hourSentence,
  hoursOf,
  longDay,
  nameOf,
  shortClock,
  shortHours,
  weekdays,
} from '~/roster/testing/words';
import {
  all,
  cellNames,
  choose,
  columnHeaders,
  countedWeek,
  find,
  markedGaps,
  openScheduler,
  roster,
  rowHeaders,
  textOf,
} from '../testing/openScheduler';

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

const people = (count: number) => `${count} ${count === 1 ? 'person' : 'people'}`;

/** The accessible names of the week's cells by team member. */
function memberNames({ handle }: CountedWeek, { team, position, slots: shown }: Case): string[][] {
  const broken = handle.ask({ kind: 'review', team, position }).broken.map(({ shiftId }) => shiftId);
  return handle
    .ask({ kind: 'memberRows', team, position, slots: maskOf(shown), offset: 0, limit: 0 })
    .rows.map(({ name, days }) =>
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
  const { gaps } = handle.ask({ kind: 'summary', team, position });
  return handle.ask({ kind: 'roleRows', team, position, slots: maskOf(shown) }).map(({ positionId, days }) =>
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
  const board = handle.ask({ kind: 'dayBoard', team, position, day });
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

describe.each(cases)('$team $position $slots: the rows match the engine', (shown) => {
  const week = countedWeek();
  const { handle, schedule, days } = week;
  const { team, position } = shown;

  test('[D-206] [D-208] [D-209] [D-252] the week by time, team member and role', async () => {
    await openScheduler(queryOf('weekly', 'time', shown));
    const board = handle.ask({ kind: 'board', team, position }).cells.filter(({ slot }) => shown.slots.includes(slot));
    expect(cellNames().flat()).toEqual(board.map((cell) => hourSentence(cell, schedule)));
    expect(Object.keys(markedGaps())).toHaveLength(board.filter(({ gap }) => gap !== null).length);

    await choose('Team Member');
    expect(columnHeaders()[0]).toBe('Team member');
    expect(cellNames()).toEqual(memberNames(week, shown));
    const members = handle.ask({
      kind: 'memberRows',
      team,
      position,
      slots: maskOf(shown.slots),
      offset: 0,
      limit: 0,
    }).rows;
    const headers = rowHeaders();
    for (const [index, { name, positionId, weekLength }] of members.entries()) {
      expect(headers[index]).toContain(`${name} ${nameOf(schedule, positionId)} · ${hoursOf(weekLength)} h`);
    }
    expect(headers).toHaveLength(members.length);

    await choose('Role');
    expect(columnHeaders()[0]).toBe('Role');
    expect(cellNames()).toEqual(roleNames(week, shown));
    const roles = handle.ask({ kind: 'roleRows', team, position, slots: maskOf(shown.slots) });
    expect(rowHeaders()).toEqual(
      roles.map(({ positionId, required }) => `${nameOf(schedule, positionId)} ${required} required`),
    );
  });

  test('[D-193] [D-253] [D-258] a day by time, team member and role', async () => {
    const day = (cases.indexOf(shown) * 2) % 7;
    const hours = dayHours(week, shown, day);
    await openScheduler(queryOf('daily', 'time', shown, day));
    expect(textOf(document.querySelector('[data-testid=period-label]') as Element)).toBe(longDay(days[day] ?? '', day));
    expect(rowHeaders()).toEqual(hours.map(({ hour }) => clock(hour)));
    expect(cellNames()).toEqual(hours.map(({ names }) => names));
    const board = handle.ask({ kind: 'dayBoard', team, position, day });
    const named = board.positions.map((id, at) => {
      const required = Math.max(0, ...board.rows.map(({ cells }) => cells[at]?.required ?? 0));
      return `${nameOf(schedule, id)} ${required} needed`;
    });
    expect(columnHeaders().slice(1)).toEqual(named);

    await choose('Role');
    expect(columnHeaders()[0]).toBe('Role');
    expect(cellNames()).toEqual(transposed(hours.map(({ names }) => names)));
    expect(rowHeaders()).toEqual(named);

    await choose('Team Member');
    expect(columnHeaders()[0]).toBe('Team member');
    const words = { off: 'not available', free: 'free', confirmed: 'confirmed', pending: 'pending' };
    const { rows } = handle.ask({ kind: 'dayMembers', team, position, day, offset: 0, limit: 0 });
    const offset = board.rows[0]?.hour ?? 0;
    expect(cellNames()).toEqual(
      rows.map(({ name, hours: duties }) =>
        hours.map(({ hour }) => `${name}, ${shortClock(hour)}: ${words[duties[hour - offset] ?? 'off']}`),
      ),
    );
  });
});

test('[D-205] [D-207] [D-202] the week has seven day columns from Monday, hourly rows from 9:00 AM to 12:00 AM', async () => {
  await openScheduler();
  const days = ['Time', 'Mon 16', 'Tue 17', 'Wed 18', 'Thu 19', 'Fri 20', 'Sat 21', 'Sun 22'];
  expect(columnHeaders().map((text) => text.split(' ').slice(0, 2).join(' '))).toEqual(days);
  expect(rowHeaders()).toEqual(displayHours.map(clock));
  expect([rowHeaders()[0], rowHeaders().at(-1)]).toEqual(['9:00 AM', '12:00 AM']);
  expect(all('[role=gridcell]', roster())).toHaveLength(16 * 7);
});

test('[D-210] [D-337] [D-338] [D-422] the red cells are exactly the hours of the golden gap blocks', async () => {
  await openScheduler();
  const { gaps } = golden.expected;
  expect(gaps.length).toBeGreaterThan(3);
  expect(markedGaps()).toEqual(
    Object.fromEntries(
      gaps.flatMap(({ day, start, end }, index) =>
        Array.from({ length: end - start }, (_, hour) => [`${start + hour - 9},${day}`, index]),
      ),
    ),
  );
});

test("[D-264] an hour's name is a sentence: day, time, positions and need, confirmed and pending", async () => {
  await openScheduler();
  expect(cellNames()[2]?.[1]).toMatch(/^Tuesday 11 AM, understaffed: Server \d of 8, need \d more; /);
});

test('[D-193] [D-194] [D-206] the selectors start at Weekly and Time and offer all choices', async () => {
  await openScheduler();
  const choices = [
    ['View', ['Daily', 'Weekly', 'Monthly'], 'Weekly'],
    ['Group rows by', ['Time', 'Team Member', 'Role'], 'Time'],
  ] as const;
  for (const [label, names, first] of choices) {
    const radios = () =>
      screen.getByRole('group', { name: label }).querySelectorAll<HTMLInputElement>('input[type=radio]');
    const chosen = () => [...radios()].filter(({ checked }) => checked).map((radio) => radio.labels?.[0]?.textContent);
    expect([...radios()].map((radio) => radio.labels?.[0]?.textContent)).toEqual(names);
    expect(chosen()).toEqual([first]);
    for (const name of [...names, first]) {
      await choose(name);
      expect(chosen()).toEqual([name]);
    }
  }
});

test('[D-214] [D-215] [D-216] an empty day reads "Day off" for a person, and "No shifts" for a role', async () => {
  const { handle } = countedWeek();
  const reading = (text: string) => all('[data-cell] *', roster()).filter((part) => part.textContent === text);
  await openScheduler('?group=member');
  const { rows } = handle.ask({ kind: 'memberRows', slots: 7, offset: 0, limit: 0 });
  const off = rows.flatMap(({ days }) => days).filter((shifts) => shifts.length === 0).length;
  expect(new Set(reading('Day off').map((part) => part.closest('[data-cell]'))).size).toBe(off);

  // At night some roles have no shift on some days.
  const roles = handle.ask({ kind: 'roleRows', slots: 4 });
  const none = roles.flatMap(({ days }) => days).filter(({ scheduled, gaps }) => scheduled === 0 && gaps.length === 0);
  await openScheduler('?group=role&slots=night');
  expect(new Set(reading('No shifts').map((part) => part.closest('[data-cell]'))).size).toBe(none.length);
  expect(none.length).toBeGreaterThan(0);
});

/** The people of a day's blocks, by the cell in which each block starts. */
const blocks = () =>
  Object.fromEntries(
    all('[data-cell]', roster()).flatMap((cell) => {
      const ids = all('[data-chip]', cell).map(({ dataset }) => dataset.chip);
      return ids.length > 0 ? [[cell.dataset.cell, ids]] : [];
    }),
  );

test('a day by role names everybody at the hour in which the shift starts, and says once what a stretch needs', async () => {
  const { handle } = countedWeek();
  const { positions, rows } = handle.ask({ kind: 'dayBoard', day: 1 });
  const lanes = handle.ask({ kind: 'lanes', most: 12 })[1] ?? [];
  const expected: Record<string, string[]> = {};
  for (const [row, id] of positions.entries()) {
    for (const { staffId, shift } of lanes.find(({ positionId }) => positionId === id)?.bars ?? []) {
      const column = rows.findIndex(({ hour }) => hour === Math.max(9, (shift.day - 1) * 24 + shift.start));
      const at = `${row},${column}`;
      expected[at] = [...(expected[at] ?? []), staffId];
    }
  }
  expect(Object.keys(expected).length).toBeGreaterThan(6);
  await openScheduler('?view=daily&group=role&day=1');
  expect(blocks()).toEqual(expected);

  const stretches = positions.flatMap((_, row) =>
    rows.filter((hour, column) => {
      const isRed = (each: typeof hour | undefined) => each?.gap != null && each.cells[row]?.understaffed;
      return isRed(hour) && !(isRed(rows[column - 1]) && rows[column - 1]?.gap === hour.gap);
    }),
  );
  expect(stretches.length).toBeGreaterThan(1);
  expect(all('.tt-need', roster())).toHaveLength(stretches.length);
});

test('a day by role of 500 people says how many have no block', async () => {
  await openScheduler('?view=daily&group=role&day=3&roster=large');
  const server = all('[role=row]', roster())[1] as HTMLElement;
  const [first] = all('[role=gridcell]', server);
  const shown = all('[data-chip]', first).length;
  const onDuty = Number(/(\d+) of/.exec(first?.getAttribute('aria-label') ?? '')?.[1]);
  expect([shown, textOf(find('.more', undefined, first))]).toEqual([12, `and ${onDuty - shown}`]);
});

test('[D-208] by team member there is one row for everybody in the schedule', async () => {
  const { schedule } = countedWeek();
  await openScheduler('?group=member');
  expect(rowHeaders()).toHaveLength(schedule.staff.length);
  for (const { name } of schedule.staff) {
    expect(rowHeaders().filter((header) => header.includes(name))).toHaveLength(1);
  }
});
