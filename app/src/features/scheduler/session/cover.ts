import type { HistoryEntry, IsoWeek, PlacedShift } from '~/engine/engine';
import { activeWeek, useSession } from './session';

/** What puts one person on duty for longer. */
const covers: readonly HistoryEntry['kind'][] = ['add', 'reassign', 'resize', 'fill', 'coverAbsence'];

/**
 * The shift with which a single person has covered a gap, if that is what was done: an assignment is made for one, even
 * if more people are needed there; another command has to leave fewer hours below the minimum.
 */
export function coverOf({ kind, shifts, after }: HistoryEntry, closes: boolean): PlacedShift | null {
  const isCover = kind === 'assign' || (covers.includes(kind) && closes);
  return isCover && shifts === 1 ? after : null;
}

/** Whoever was assigned to a gap last in the week that the scheduler showed, and that week. */
export function useLatestCover(): { readonly cover: PlacedShift; readonly week: IsoWeek } | null {
  const open = useSession(activeWeek);
  if (!open) return null;
  for (const entry of open.history.undo) {
    const cover = coverOf(entry, false);
    if (cover) return { cover, week: open.week };
  }
  return null;
}
