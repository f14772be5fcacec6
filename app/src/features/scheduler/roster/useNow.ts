import { useEffect, useState } from 'react';
import { isoDateOf } from '../week/dates';

/** The current moment in the visitor's time zone. */
export interface Now {
  /** ISO date. */
  readonly date: string;
  /** Hours of the day with minutes as a fraction. */
  readonly hour: number;
}

const currentMoment = (): Now => {
  const moment = new Date();
  return { date: isoDateOf(moment), hour: moment.getHours() + moment.getMinutes() / 60 };
};

/** The current moment to the minute; null in the prerendered page, which may be read on any day. */
export function useNow(): Now | null {
  const [now, setNow] = useState<Now | null>(null);
  useEffect(() => {
    setNow(currentMoment());
    const timer = setInterval(() => setNow(currentMoment()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
