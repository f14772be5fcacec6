import { startTransition, useEffect, useState } from 'react';
import { onClock } from '~/shared/today';
import { useHydrated } from '~/shared/useHydrated';
import { currentMoment, type Moment } from '../week/moment';

/** The current moment to the minute; null in the prerendered page, which may be read on any day. */
export function useNow(): Moment | null {
  const hydrated = useHydrated();
  const [now, setNow] = useState(() => (hydrated ? currentMoment() : null));
  useEffect(() => {
    const look = () => {
      const moment = currentMoment();
      const isSame = (known: Moment | null) => known?.date === moment.date && known.hour === moment.hour;
      startTransition(() => setNow((known) => (isSame(known) ? known : moment)));
    };
    look();
    return onClock(look);
  }, []);
  return now;
}
