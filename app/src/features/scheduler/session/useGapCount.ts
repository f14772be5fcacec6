import { useMemo } from 'react';
import { type Place, summaryOf, useSession } from './session';

/** The gaps of a week as they are in this tab; `counted` until the scheduler was there. */
export function useGapCount({ week, roster }: Place, counted: number): number {
  const start = useSession((session) => session.start);
  const weeks = useSession((session) => session.weeks);
  const template = useSession((session) => session.template);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the answer hangs on
  return useMemo(
    () => summaryOf({ week, roster }, { team: null, position: null })?.insights.gapCount ?? counted,
    [week, roster, counted, start, weeks, template],
  );
}
