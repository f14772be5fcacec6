import { startTransition, useEffect, useState } from 'react';
import { useHydrated } from '~/shared/useHydrated';
import { currentMoment, type Moment } from '../week/moment';

/** The current moment to the minute; null in the prerendered page, which may be read on any day. */
export function useNow(): Moment | null {
  const hydrated = useHydrated();
  const [now, setNow] = useState(() => (hydrated ? currentMoment() : null));
  useEffect(() => {
    const read = () => startTransition(() => setNow(currentMoment()));
    startTransition(() => setNow((known) => known ?? currentMoment()));
    const timer = setInterval(read, 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
