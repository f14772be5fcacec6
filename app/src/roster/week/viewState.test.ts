import { describe, expect, it } from 'vitest';
import { readViewState, slotMask, type ViewState, weekKey, weekParts, writeViewState } from './viewState';

const defaultWeek = '2026-W47';
const read = (query: string) => readViewState(new URLSearchParams(query), defaultWeek);
const defaults: ViewState = {
  week: defaultWeek,
  view: 'weekly',
  group: 'time',
  team: null,
  position: null,
  slots: ['morning', 'afternoon', 'night'],
  day: 0,
  roster: 'sample',
  density: 'comfortable',
  allFigures: false,
  folded: false,
};

describe('view state', () => {
  it('[D-194] [D-201] an empty query is the sample week, weekly, by time, with all parts of the day', () => {
    expect(read('')).toEqual(defaults);
    expect(writeViewState(defaults, defaultWeek)).toBe('');
  });

  const states: Partial<ViewState>[] = [
    { week: '2026-W53' },
    { week: '2027-W01', view: 'monthly' },
    { view: 'daily', day: 6, group: 'role' },
    { view: 'daily', day: 3, group: 'member', team: 'kitchen' },
    { group: 'member', position: 'host' },
    { team: 'front-of-house', position: 'server' },
    { slots: ['night'] },
    { slots: ['morning', 'night'] },
    { slots: [] },
    { roster: 'large', group: 'member' },
    { density: 'compact' },
    { allFigures: true },
    { folded: true, group: 'role' },
    {
      week: '2025-W01',
      view: 'daily',
      day: 1,
      group: 'role',
      team: 'management',
      position: 'manager',
      slots: ['afternoon'],
    },
  ];

  it.each(states)('round-trips through the query: %j', (part) => {
    const state = { ...defaults, ...part };
    expect(read(writeViewState(state, defaultWeek))).toEqual(state);
  });

  it('omits the day in views that show all days', () => {
    expect(writeViewState({ ...defaults, day: 4 }, defaultWeek)).toBe('');
    expect(writeViewState({ ...defaults, day: 4, view: 'monthly' }, defaultWeek)).toBe('?view=monthly');
  });

  it('a daily view without a day is today in the default week, and Monday in others', () => {
    const friday = 4;
    const of = (query: string) => readViewState(new URLSearchParams(query), defaultWeek, friday).day;
    expect(of('view=daily')).toBe(friday);
    expect(of('view=daily&day=0')).toBe(0);
    expect(of('view=daily&week=2026-W50')).toBe(0);
    expect(of('')).toBe(0);
    const write = (day: number) => writeViewState({ ...defaults, view: 'daily', day }, defaultWeek, friday);
    expect([0, friday].map(write)).toEqual(['?view=daily&day=0', '?view=daily']);
  });

  const invalid: [string, string[], keyof ViewState][] = [
    [
      'week',
      ['2026-W00', '2026-W54', '2026-47', 'w47', '2026-W4', '', '%00', '2026-W47x', '99999-W01', '2025-W53'],
      'week',
    ],
    ['view', ['yearly', 'WEEKLY', '', 'constructor', '0'], 'view'],
    ['group', ['people', '__proto__', '', 'time '], 'group'],
    ['team', ['', ' ', '<script>', 'a b', 'x'.repeat(65), '../..', "'", 'nope'], 'team'],
    ['position', ['', '"', 'a/b', 'x'.repeat(65), '\u0000'], 'position'],
    ['day', ['7', '-1', '1.5', 'NaN', '', '03', '1e0'], 'day'],
    ['roster', ['huge', 'LARGE', ''], 'roster'],
  ];

  it.each(invalid)('an invalid %s falls back to its default; the rest stays', (name, texts, part) => {
    for (const text of texts) {
      const query = new URLSearchParams({ week: '2026-W50', view: 'daily', group: 'role', slots: 'night', day: '2' });
      query.set(name, text);
      const state = readViewState(query, defaultWeek);
      expect(state[part], `${name}=${text}`).toEqual(defaults[part]);
      const others = {
        week: '2026-W50',
        view: 'daily',
        group: 'role',
        slots: ['night'],
        day: 2,
        [part]: defaults[part],
      };
      expect(state).toEqual({ ...defaults, ...others });
    }
  });

  it('reads known parts of the day in canonical order and ignores the rest', () => {
    expect(read('slots=night,morning').slots).toEqual(['morning', 'night']);
    expect(read('slots=night,dawn,night').slots).toEqual(['night']);
    expect(read('slots=').slots).toEqual([]);
    expect(read('slots=dawn').slots).toEqual(defaults.slots);
  });

  it('week 53 is valid only in years that have it', () => {
    for (const week of ['2020-W53', '2026-W53', '2032-W53']) expect(read(`week=${week}`).week).toBe(week);
    for (const week of ['2024-W53', '2025-W53', '2027-W53']) expect(read(`week=${week}`).week).toBe(defaultWeek);
  });

  it('an unknown position is kept: the engine reports that nobody is in it', () => {
    expect(read('position=sommelier').position).toBe('sommelier');
  });

  it('masks: morning 1, afternoon 2, night 4', () => {
    expect(slotMask([])).toBe(0);
    expect(slotMask(['morning'])).toBe(1);
    expect(slotMask(['night', 'afternoon'])).toBe(6);
    expect(slotMask(defaults.slots)).toBe(7);
  });

  it('[D-196] a week key round-trips ISO year and week', () => {
    expect(weekKey(2027, 1)).toBe('2027-W01');
    expect(weekParts('2026-W53')).toEqual({ isoYear: 2026, isoWeek: 53 });
    expect(weekKey(987, 7)).toBe('0987-W07');
  });
});
