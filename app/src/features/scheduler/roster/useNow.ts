import { startTransition, useEffect, useState } from 'react';
import { currentMoment, type Moment } from '../week/moment';

/** The current moment to the minute; null in the prerendered page, which may be read on any day. */
export function useNow(): Moment | null {
  const [now, setNow] = useState<Moment | null>(null);
  useEffect(() => {
    const read = () => startTransition(() => setNow(currentMoment()));
    read();
    const timer = setInterval(read, 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
