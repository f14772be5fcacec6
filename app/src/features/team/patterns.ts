import type { PatternDay, ShiftType, StaffMember } from '~/engine/engine';
import { timesOfDay } from '~/roster/week/pattern';
import { dateAfter } from '~/roster/week/wholeRoster';

export type Cycle = readonly (readonly PatternDay[])[];

/** The longest cycle, in weeks. */
export const longestCycle = 12;

export const off: PatternDay = 'off';

/** Patterns that are offered by name. */
export const presets = ['fiveTwo', 'twoTwoFour', 'twoTwoThree', 'everyOther', 'turns'] as const;
export type Preset = (typeof presets)[number];

/** A run of days, cut into weeks as often as it takes to begin again on a Monday. */
function inWeeks(days: readonly PatternDay[]): Cycle {
  const weeks: PatternDay[][] = [];
  do {
    weeks.push(Array.from({ length: 7 }, (_, day) => days[(weeks.length * 7 + day) % days.length] ?? off));
  } while ((weeks.length * 7) % days.length !== 0);
  return weeks;
}

const times = (count: number, day: PatternDay) => Array.from({ length: count }, () => day);

/** A pattern of the team's shift types; where it has none that fits, of usual hours. */
export function presetCycle(preset: Preset, types: readonly ShiftType[]): Cycle {
  const timed = types.flatMap((type) => {
    const found = timesOfDay(type.code, types);
    return found ? [{ code: type.code, ...found }] : [];
  });
  const byDay = timed.filter(({ end }) => end <= 24 * 60).sort((a, b) => a.start - b.start);
  const early: PatternDay = byDay[0]?.code ?? [6, 14];
  const late: PatternDay = (byDay.length > 1 ? byDay.at(-1)?.code : undefined) ?? [14, 22];
  const night: PatternDay = timed.find(({ end }) => end > 24 * 60)?.code ?? [22, 6];
  const long: PatternDay = timed.find(({ start, end }) => end <= 24 * 60 && end - start >= 11 * 60)?.code ?? [8, 20];
  const free = (count: number) => times(count, off);
  switch (preset) {
    case 'fiveTwo':
      return inWeeks([...times(5, early), ...free(2)]);
    case 'twoTwoFour':
      return inWeeks([...times(2, early), ...times(2, night), ...free(4)]);
    case 'twoTwoThree':
      return inWeeks([...times(2, long), ...free(2), ...times(3, long), ...free(2), ...times(2, long), ...free(3)]);
    case 'everyOther':
      return inWeeks([long, off]);
    case 'turns':
      return inWeeks([...times(5, early), ...free(2), ...times(5, late), ...free(2)]);
  }
}

/** The Monday of a date's week. */
export const mondayOf = (date: string) => dateAfter(date, -((new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7));

/** A person with a pattern that is in its given week, counted from 0, on the Monday. */
export const withPattern = (person: StaffMember, cycle: Cycle, monday: string, week = 0): StaffMember => ({
  ...person,
  pattern: { cycle: cycle.map((days) => [...days]), anchor: dateAfter(monday, -7 * week) },
});
