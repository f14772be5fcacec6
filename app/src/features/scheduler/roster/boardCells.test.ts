import { describe, expect, test } from 'vitest';
import { loadEngine } from '~/engine/engine';
import { typeNamed } from '~/roster/week/codes';
import {
  type BoardDay,
  type BoardWeek,
  daysOfMonth,
  isBegun,
  neededOf,
  pastedRows,
  sumsOf,
  typeOf,
} from './boardCells';

const loaded = await loadEngine();
if (!loaded.ok) throw new Error(loaded.fault.message);
const engine = loaded.value;

const type = (code: string, start: number, more: object = {}) => ({ code, name: code, start, hours: 8, ...more });
const types = [type('E', 7), type('L', 15), type('N', 23), type('E2', 8, { positionId: 'nurse' })];
const shift = (start: number, more: object = {}) => ({
  id: '1',
  staffId: 'ada',
  day: 0,
  start,
  hours: 8,
  confirmed: true,
  ...more,
});

function week(monday: string, more: Partial<BoardWeek> = {}): BoardWeek {
  const schedule = { positions: [], staff: [], shifts: [] };
  return { dates: engine.isoWeekOf(monday), schedule, special: [], requirements: [], ...more };
}

test('the days of a month are those of the weeks that touch it', () => {
  const weeks = engine.calendarMonth(2026, 12).map(({ monday }) => week(monday));
  const days = daysOfMonth(weeks, '2026-12');
  expect(days.map(({ date }) => Number(date.slice(8)))).toEqual(Array.from({ length: 31 }, (_, index) => index + 1));
  expect([days[0]?.day, days[30]?.day]).toEqual([1, 3]);
});

describe('codes', () => {
  test('[D-564] a shift has the code of the type with its times, of its position where the type is for one', () => {
    expect(typeOf(shift(15), types, 'cook')?.code).toBe('L');
    expect(typeOf(shift(15, { startMinute: 30 }), types, 'cook')).toBeUndefined();
    expect(typeOf(shift(8), types, 'cook')).toBeUndefined();
    expect(typeOf(shift(8), types, 'nurse')?.code).toBe('E2');
    expect(typeOf(shift(8, { positionId: 'nurse' }), types, 'cook')?.code).toBe('E2');
  });

  test('[D-564] a code is found whatever its case, and a longer one may begin with it', () => {
    expect(typeNamed(types, ' e2 ')?.start).toBe(8);
    expect([isBegun(types, 'e'), isBegun(types, 'l'), isBegun(types, 'E2')]).toEqual([true, false, false]);
  });

  test.each([
    ['E\tE\t\tN', [['E', 'E', '', 'N']]],
    ['E L - E2', [['E', 'L', '-', 'E2']]],
    ['EEL-N', [['E', 'E', 'L', '-', 'N']]],
    ['E2', [['E2']]],
    [
      'E\tL\r\nN\t-\n',
      [
        ['E', 'L'],
        ['N', '-'],
      ],
    ],
    ['Holiday', [['Holiday']]],
  ])('[D-565] the pasted text %j is rows of codes', (text, rows) => {
    expect(pastedRows(text, types)).toEqual(rows);
  });
});

describe('[D-566] the heads that a day needs of a type', () => {
  const slots = { morning: 3, afternoon: 2, night: 1 };
  const none = { morning: 0, afternoon: 0, night: 0 };
  const requirements = [
    {
      positionId: 'nurse',
      requirements: { mon: slots, tue: none, wed: none, thu: none, fri: none, sat: none, sun: none },
    },
  ];
  const monday = (more: Partial<BoardWeek>): BoardDay => {
    const of = week('2026-11-16', more);
    return { date: of.dates.monday, day: 0, week: of };
  };
  const needed = (day: BoardDay) => types.map((_, index) => neededOf(types, index, day, ['nurse']));

  test('are those of the template’s slots for the first three types', () => {
    expect(needed(monday({ requirements }))).toEqual([3, 2, 1, null]);
    expect(needed(monday({}))).toEqual([null, null, null, null]);
  });

  test('are those of the cover where the team has one', () => {
    const cover = [
      { positionId: 'nurse', type: 'e', day: 0, heads: 4 },
      { positionId: 'cook', type: 'E', day: 0, heads: 9 },
      { positionId: 'nurse', type: 'E', day: 1, heads: 8 },
    ];
    const schedule = { positions: [], staff: [], shifts: [], cover };
    expect(needed(monday({ requirements, schedule }))).toEqual([4, 0, 0, 0]);
  });

  test('are none on a closing day', () => {
    const closed = { date: '2026-11-16', substitute: false, name: '', holiday: true, closed: true };
    expect(needed(monday({ requirements, special: [closed] }))).toEqual([0, 0, 0, 0]);
  });
});

test('[D-566] a person’s sums leave out breaks and days away', () => {
  const [early] = types;
  const entry = { shift: shift(7, { breakMinutes: 30 }), type: early, text: 'E' };
  const away = { staffId: 'ada', day: 1, kind: 'sick' } as const;
  expect(sumsOf([[entry], [entry], []], [undefined, away, undefined], types)).toEqual({
    hours: 7.5,
    counts: [1, 0, 0, 0],
  });
});
