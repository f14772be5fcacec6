import { useMemo } from 'react';
import type { HistoryEntry, IsoWeek, PlacedShift } from '~/engine/engine';
import { activeWeek, summaryOf, useSession, type WeekKey } from './session';

/** A week's gap count in this session; `prerendered` until the session has started. */
export function useGapCount({ week, roster }: WeekKey, prerendered: number): number {
  const start = useSession((session) => session.start);
  const shown = useSession((session) => session.week);
  const template = useSession((session) => session.template);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `summaryOf` depends on them
  return useMemo(
    () => summaryOf({ week, roster }, { team: null, position: null })?.insights.gapCount ?? prerendered,
    [week, roster, prerendered, start, shown, template],
  );
}

/** Commands that can add hours for one person. */
const coverKinds: readonly HistoryEntry['kind'][] = ['add', 'reassign', 'resize', 'fill', 'coverAbsence'];

/**
 * The shift with which one person covered a gap, or null. An assignment always counts, even if more people are needed;
 * any other command has to leave fewer hours below the minimum.
 */
export function assignmentThatClosedGap({ kind, shifts, after }: HistoryEntry, closes: boolean): PlacedShift | null {
  const isCover = kind === 'assign' || (coverKinds.includes(kind) && closes);
  return isCover && shifts === 1 ? after : null;
}

/** The latest assignment to a gap in the active week, and that week. */
export function useLatestCover(): { readonly cover: PlacedShift; readonly dates: IsoWeek } | null {
  const week = useSession(activeWeek);
  if (!week) return null;
  for (const entry of week.history.undo) {
    const isOfThisWeek = entry.monday === null || entry.monday === week.dates.monday;
    const cover = isOfThisWeek && assignmentThatClosedGap(entry, false);
    if (cover) return { cover, dates: week.dates };
  }
  return null;
}
