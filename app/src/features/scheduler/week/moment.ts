import type { DayHours } from '~/engine/solver/solver';
import { isoDateOf } from './dates';

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
