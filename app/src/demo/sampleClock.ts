import { useMemo } from 'react';
import activity from '#fixtures/team-activity.json';
import { useToday } from '~/shared/today';

const dayMs = 24 * 3600 * 1000;

const midnight = (isoDate: string) => Date.parse(`${isoDate}T00:00Z`);
const isoOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The Monday of a date's week; both are ISO dates. */
const mondayOf = (isoDate: string) => {
  const weekday = (new Date(midnight(isoDate)).getUTCDay() + 6) % 7;
  return isoOf(midnight(isoDate) - weekday * dayMs);
};

/** Where the sample's dates are on a visitor's day: functions of ISO dates. */
export interface SampleClock {
  /** The visitor's date. */
  readonly today: string;
  /** A date of the sample, as far from today as it is from the day on which the sample was written. */
  readonly dateOf: (sampleDate: string) => string;
  /** The date of the sample that is on one of the visitor's: the other way round. */
  readonly writtenAs: (date: string) => string;
  /** A Monday of the sample, as many weeks from the current one. */
  readonly mondayOf: (sampleMonday: string) => string;
}

export function sampleClock(today: string): SampleClock {
  const moved = (from: string, to: string, date: string) => isoOf(midnight(date) + midnight(to) - midnight(from));
  return {
    today,
    dateOf: (date) => moved(activity.today, today, date),
    writtenAs: (date) => moved(today, activity.today, date),
    mondayOf: (monday) => moved(mondayOf(activity.today), mondayOf(today), monday),
  };
}

/**
 * The sample's dates move with the visitor's day, in the visitor's time zone. The prerendered page, which may be read on
 * any day, has them as they were written.
 */
export function useSampleClock(): SampleClock {
  const today = useToday() ?? activity.today;
  return useMemo(() => sampleClock(today), [today]);
}
