import type { PatternDay, ShiftType } from '~/engine/engine';
import { typeNamed } from './codes';

/** The shift type that a day of a pattern names. */
export const typeOf = (day: PatternDay, types: readonly ShiftType[]) =>
  typeof day === 'string' ? typeNamed(types, day) : undefined;

/** Start and end of a pattern's shift, in minutes of its day; null for a day off. */
export function timesOfDay(day: PatternDay, types: readonly ShiftType[]): { start: number; end: number } | null {
  if (typeof day !== 'string') {
    const [start, end] = day;
    return { start: start * 60, end: (end > start ? end : end + 24) * 60 };
  }
  const type = typeOf(day, types);
  if (!type) return null;
  const start = type.start * 60 + (type.startMinute ?? 0);
  return { start, end: start + type.hours * 60 + (type.minutes ?? 0) };
}
