import type { ProposedShift } from '~/engine/engine';

/** A time range that starts on one day, to the quarter hour; `end` may exceed 24. */
export interface Times {
  readonly day: number;
  readonly start: number;
  readonly startMinute?: number;
  readonly end: number;
  readonly endMinute?: number;
}

/** A length in hours and minutes. */
export interface Length {
  readonly hours: number;
  readonly minutes?: number;
}

/** The start in hours of the day, with quarters as fractions: 9.5 is 9:30. */
export const startOf = ({ start, startMinute = 0 }: Pick<Times, 'start' | 'startMinute'>) => start + startMinute / 60;

/** A length in hours, with quarters as fractions. */
export const lengthOf = ({ hours, minutes = 0 }: Length) => hours + minutes / 60;

const minutesOf = (hours: number) => Math.round((hours - Math.floor(hours)) * 60);

/** The time range that starts at `start` on `day`; start and length are hours with quarters as fractions. */
export function timesOf(day: number, start: number, hours: number): Times {
  const end = start + hours;
  return {
    day,
    start: Math.floor(start),
    startMinute: minutesOf(start),
    end: Math.floor(end),
    endMinute: minutesOf(end),
  };
}

/** A proposed shift; start and length are hours with quarters as fractions. */
export function proposed(staffId: string, day: number, start: number, hours: number): ProposedShift {
  return {
    staffId,
    day,
    start: Math.floor(start),
    startMinute: minutesOf(start),
    hours: Math.floor(hours),
    minutes: minutesOf(hours),
  };
}
