import type { OpenShift } from '~/engine/engine';
import type { DayHours } from '~/engine/solver/solver';
import { isoDateOf } from '~/shared/today';
import type { EditableWeek } from './editableWeek';
import { type Length, lengthOf, startOf, type Times } from './times';

/** A moment in the visitor's time zone. */
export interface Moment {
  /** ISO date. */
  readonly date: string;
  /** Hours of the day with minutes as a fraction. */
  readonly hour: number;
}

export function currentMoment(): Moment {
  const moment = new Date();
  return { date: isoDateOf(moment), hour: moment.getHours() + moment.getMinutes() / 60 };
}

/** Whether a day (ISO date) is over. Before the current moment is known, nothing is past. */
export function isPastDay(date: string, now: Moment | null): boolean {
  return now !== null && date < now.date;
}

/** Whether the hours of a day up to `end` are over; after 24 they are of the next day. */
export function isPastHour(date: string, end: number, now: Moment | null): boolean {
  if (now === null) return false;
  const days = (Date.parse(now.date) - Date.parse(date)) / 86_400_000;
  return end <= days * 24 + now.hour;
}

/** Whether a shift of a week with these days (ISO dates) is over. */
export function isOver(
  days: readonly string[],
  shift: Pick<Times, 'day' | 'start' | 'startMinute'> & Length,
  now: Moment,
) {
  return isPastHour(days[shift.day] ?? now.date, startOf(shift) + lengthOf(shift), now);
}

/** The open shifts of a week that somebody can still take. */
export function openShiftsToCome({ handle, dates }: EditableWeek): OpenShift[] {
  const now = currentMoment();
  return handle.ask({ kind: 'openShifts' }).filter((shift) => !isOver(dates.days, shift, now));
}

/** The hours to come of a week's days (ISO dates); empty, which is the whole week, if all of them or none lie ahead. */
export function hoursToCome(days: readonly string[], now: Moment): DayHours[] {
  const today = days.indexOf(now.date);
  const start = Math.ceil(now.hour);
  if (today < 0 || (today === 0 && start === 0)) return [];
  return days.flatMap((_, day) => {
    const first = day === today ? start : 0;
    return day < today || first === 24 ? [] : [{ day, hours: { start: first, end: 24 } }];
  });
}
