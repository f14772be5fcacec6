import { useEffect, useState } from 'react';
import { currentMoment, type Moment } from '../week/moment';

/** The current moment to the minute; null in the prerendered page, which may be read on any day. */
export function useNow(): Moment | null {
  const [now, setNow] = useState<Moment | null>(null);
  useEffect(() => {
    setNow(currentMoment());
    const timer = setInterval(() => setNow(currentMoment()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
