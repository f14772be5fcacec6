// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { AnswersByKind } from '~/engine/engine';
import { clock, longDay, nameOf, shortClock } from '~/roster/testing/words';
import { dispatch } from '~/roster/week/session';
import {
  all,
  cellAt,
  click,
  closeByEscape,
  countedWeek,
  dialog,
  dialogs,
  find,
  openScheduler,
  press,
  textOf,
} from '../testing/openScheduler';

const { handle, schedule, days } = countedWeek();
const board = handle.ask({ kind: 'board' }).cells;
const calm = board.filter(({ gap }) => gap === null);
type Details = AnswersByKind['hourDetails'];

const parts = (selector: string) => all(selector, dialog()).map(({ textContent }) => textContent);

/** Expects the dialog to show these details: title, counts, groups, and each member's name, hours, status. */
function expectDetails(title: string, details: Details): void {
  expect(textOf(find('h2', undefined, dialog()))).toBe(`Shift Details: ${title}`);
  expect(details.confirmed + details.pending).toBe(details.total);
  expect(parts('[data-testid=shift-counts] dd')).toEqual(
    [details.total, details.confirmed, details.pending].map(String),
  );
  expect(parts('[data-testid=shift-counts] dt')).toEqual([
    details.total === 1 ? 'Team member' : 'Team members',
    'Confirmed',
    'Pending',
  ]);
  expect(parts('[data-group] h3')).toEqual(
    details.groups.map(({ positionId, count }) => `${nameOf(schedule, positionId)} (${count})`),
  );
  for (const { positionId, members } of details.groups) {
    expect(parts(`[data-group="${positionId}"] li`)).toEqual(
      members.map(({ name, hours, confirmed, shifts }) => {
        const times = shifts.map(({ start, end }) => `${shortClock(start)}-${shortClock(end)}`).join(', ');
        return `${name}${hours} h · ${times}${confirmed ? 'Confirmed' : 'Pending confirmation'}`;
      }),
    );
  }
}

test('[D-213] [D-230] [D-231] [D-232] [D-233] [D-234] [D-235] every fully staffed hour of three days opens its Shift Details', async () => {
  const hours = calm.filter(({ day }) => [0, 3, 5].includes(day));
  expect(hours.some(({ pending }) => pending > 0)).toBe(true);
  expect(hours.some(({ hour }) => hour === 24)).toBe(true);
  await openScheduler();
  for (const { day, hour } of hours) {
    await click(cellAt(hour - 9, day));
    expectDetails(
      `${longDay(days[day] ?? '', day)}, ${clock(hour)} - ${clock(hour + 1)}`,
      handle.ask({ kind: 'hourDetails', day, hour }),
    );
    await closeByEscape();
    expect(dialogs()).toEqual([]);
  }
});

test('[D-213] [D-214] an empty hour opens Shift Details with a message', async () => {
  const empty = calm.find(({ scheduled }) => scheduled === 0);
  if (!empty) throw new Error('The sample week has no empty hour.');
  await openScheduler();
  await click(cellAt(empty.hour - 9, empty.day));
  expect(parts('[data-testid=shift-counts] dd')).toEqual(['0', '0', '0']);
  expect(parts('p')).toContain('Nobody is scheduled here yet.');
});

test("[D-213] a day of a team member opens that person's shifts of the day", async () => {
  const { rows } = handle.ask({ kind: 'memberRows', slots: 7, offset: 0, limit: 0 });
  await openScheduler('?group=member');
  for (const [row, { staffId, name }] of rows.slice(0, 3).entries()) {
    for (const day of [0, 4]) {
      await click(cellAt(row, day));
      expectDetails(
        `${name}, ${longDay(days[day] ?? '', day)}`,
        handle.ask({ kind: 'memberDayDetails', staffId, day }),
      );
      await closeByEscape();
    }
  }
});

test.each([
  { query: '?group=role', mask: 7 },
  { query: '?group=role&slots=morning', mask: 1 },
])(
  "[D-213] a day of a role without a gap opens that role's shifts within the shown periods: $query",
  async ({ query, mask }) => {
    await openScheduler(query);
    const rows = handle.ask({ kind: 'roleRows', slots: mask });
    const row = rows.findIndex((role) => role.days.some(({ gaps }) => gaps.length === 0));
    const day = rows[row]?.days.findIndex(({ gaps }) => gaps.length === 0) ?? -1;
    const positionId = rows[row]?.positionId ?? '';
    await click(cellAt(row, day));
    expectDetails(
      `${nameOf(schedule, positionId)}, ${longDay(days[day] ?? '', day)}`,
      handle.ask({ kind: 'positionDayDetails', positionId, day, slots: mask }),
    );
  },
);

test('[D-237] Add Team Member lists who could work, and the others with their reasons', async () => {
  const hour = calm.find(({ scheduled }) => scheduled > 0);
  if (!hour) throw new Error('The sample week has no fully staffed hour.');
  await openScheduler();
  await click(cellAt(hour.hour - 9, hour.day));
  await press('Add Team Member', dialog());
  const adder = find('[data-testid=add-member]', undefined, dialog());
  expect(textOf(find('h3, h4', 'Add a team member', adder))).toBe('Add a team member');
  expect(document.activeElement).toBe(find('select', 'Position', adder));
  const { able, unableTotal } = handle.ask({
    kind: 'candidates',
    positionId: handle.ask({ kind: 'schedule' }).positions[0]?.id ?? '',
    day: hour.day,
    start: hour.hour,
    end: Math.min(24, hour.hour + 4),
  });
  expect(all('[data-testid=able] li', adder)).toHaveLength(able.length);
  expect(all('summary', adder).map(textOf)).toContain(`Can’t work these hours (${unableTotal})`);
  const reasons = all('[data-testid=unable] li', adder).map(textOf);
  expect(reasons).toHaveLength(unableTotal);
  for (const reason of reasons) expect(reason).toMatch(/Already works |Not available|Works as /);
});

test('[D-336] every shift is confirmed or pending, and opening shifts and cards changes none', async () => {
  await openScheduler('?group=member');
  const names = () => all('[role=gridcell]').map(({ ariaLabel }) => ariaLabel);
  const figures = () => all('[data-status]').map(textOf);
  const before = { names: names(), figures: figures() };
  const shifts = before.names.flatMap((name) => name?.split('; ') ?? []);
  for (const shift of shifts) expect(shift).toMatch(/: day off$|, (confirmed|pending)(, breaks a rule)?$/);
  for (const state of ['confirmed', 'pending']) {
    expect(shifts.filter((shift) => shift.includes(`, ${state}`))).not.toHaveLength(0);
  }
  await click(cellAt(0, 0));
  await press('Add Team Member', dialog());
  await closeByEscape();
  for (const action of ['Review Request', 'Add Staff', 'View Plan', 'Schedule Now']) {
    await press(action);
    expect(dialogs()).toHaveLength(1);
    await closeByEscape();
    expect(dialogs()).toEqual([]);
  }
  expect({ names: names(), figures: figures() }).toEqual(before);
});

test('an empty day of a person begins in the line for times; a break and a note are read without opening the shift', async () => {
  await openScheduler('?group=member');
  const { rows } = handle.ask({ kind: 'memberRows', slots: 7, offset: 0, limit: 0 });
  const row = rows.findIndex(({ days: week }) => week.some((day) => day.length === 0));
  const day = rows[row]?.days.findIndex((shifts) => shifts.length === 0) ?? -1;
  await click(cellAt(row, day));
  expect(document.activeElement).toBe(find('input', 'Times or a code, several with &', dialog()));
  await closeByEscape();
  const [shift] = rows[0]?.days.flat() ?? [];
  if (!shift) throw new Error('The first person of the sample has no shift.');
  const { staffId } = rows[0] ?? {};
  dispatch((editor) => editor.tell({ kind: 'setNote', shiftId: shift.shiftId, note: 'Bring the keys' }));
  dispatch((editor) =>
    editor.tell({
      kind: 'changeShift',
      shiftId: shift.shiftId,
      to: {
        staffId: staffId ?? '',
        day: shift.day,
        start: shift.start,
        hours: shift.hours,
        breakMinutes: 45,
      },
    }),
  );
  await click(cellAt(0, shift.day));
  expect(parts('[data-group] li')[0]).toContain('(45 min break)Bring the keys');
});
