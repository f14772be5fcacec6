import { useMemo } from 'react';
import { type Place, summaryOf, useSession } from './session';

/** A week's gap count in this session; `prerendered` until the session has started. */
export function useGapCount({ week, roster }: Place, prerendered: number): number {
  const start = useSession((session) => session.start);
  const weeks = useSession((session) => session.weeks);
  const template = useSession((session) => session.template);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `summaryOf` depends on them
  return useMemo(
    () => summaryOf({ week, roster }, { team: null, position: null })?.insights.gapCount ?? prerendered,
    [week, roster, prerendered, start, weeks, template],
  );
}
