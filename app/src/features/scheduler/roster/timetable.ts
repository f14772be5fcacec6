import type { WeekShift, WeekShifts } from '~/roster/week/weekShifts';

/** What a cell of the timetable says about people. */
export interface HourPeople {
  /** The shifts that are named here. */
  readonly named: readonly WeekShift[];
  /** The people on duty in this hour, in the order of their shifts. */
  readonly onDuty: readonly string[];
}

const nobody: HourPeople = { named: [], onDuty: [] };

/** A day's shifts with those of the adjacent days that reach into it, in hours of the day. */
function shiftsAround(days: WeekShifts, day: number): readonly WeekShift[] {
  const moved = (other: number, hours: number) =>
    (days[other] ?? []).map((shift) => ({ ...shift, start: shift.start + hours, end: shift.end + hours }));
  return [
    ...moved(day - 1, -24).filter(({ end }) => end > 0),
    ...(days[day] ?? []),
    ...moved(day + 1, 24).filter(({ start }) => start < 25),
  ];
}

/**
 * The people of a day's rows: a shift is named once, in the row where it begins. One that began in hours without a row,
 * before the first row or in a hidden part of the day, is named in the next row that it reaches.
 */
export function dayPeople(days: WeekShifts, day: number, hours: readonly number[]): readonly HourPeople[] {
  const shifts = shiftsAround(days, day);
  return hours.map((hour, row) => {
    const covered = shifts.filter(({ start, end }) => start < hour + 1 && end > hour);
    if (covered.length === 0) return nobody;
    const shownSince = row === 0 ? Number.NEGATIVE_INFINITY : (hours[row - 1] ?? 0) + 1;
    return {
      named: covered.filter(({ start }) => start >= shownSince),
      onDuty: covered.filter(({ absent }) => !absent).map(({ name }) => name),
    };
  });
}

/** The cells, as `row,column`, in which a person is on duty. */
export function hoursOf(days: WeekShifts, staffId: string, hours: readonly number[]): string[] {
  return days.flatMap((_, day) => {
    const shifts = shiftsAround(days, day).filter((shift) => shift.staffId === staffId && !shift.absent);
    return hours.flatMap((hour, row) =>
      shifts.some(({ start, end }) => start < hour + 1 && end > hour) ? [`${row},${day}`] : [],
    );
  });
}

/** At most this many names stand in a cell; of more, the first ones and the number of the others. */
const maxNames = 9;
const namesBesideCount = 6;

/** The names that a cell has room for, and how many others there are. */
export function namesOf<Entry>(named: readonly Entry[]): { readonly shown: readonly Entry[]; readonly more: number } {
  if (named.length <= maxNames) return { shown: named, more: 0 };
  return { shown: named.slice(0, namesBesideCount), more: named.length - namesBesideCount };
}

/** The tint of a gap's hour by how many heads are missing: up to three, up to seven, more. */
export function washOf(needed: number): 1 | 2 | 3 {
  if (needed <= 3) return 1;
  return needed <= 7 ? 2 : 3;
}

/** With more positions than this, the fixed columns of figures give way to one total and the short positions by name. */
export const maxFigureColumns = 5;

/** The share of required heads who are on duty, in eighths: the fill below a figure. */
export function eighthsOf({ scheduled, required }: Staffing): number {
  return required === 0 ? 8 : Math.min(8, Math.round((scheduled / required) * 8));
}

interface Staffing {
  readonly scheduled: number;
  readonly required: number;
}

/** Whether figures such as '150/200' need twice the room. */
export function areWide(positions: readonly Pick<Staffing, 'required'>[]): boolean {
  return positions.some(({ required }) => String(required).length > 2);
}
