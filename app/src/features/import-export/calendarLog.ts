import { type CalendarLog, keepCalendar, keptCalendar } from '~/features/own-team/keptRosters';
import { useOwnTeamStore } from '~/features/own-team/ownTeamStore';
import type { EditableWeek } from '~/features/scheduler/week/editableWeek';

/** The logs of this tab; that of a roster that is kept on the device is kept with it. */
const logs = new Map<string, CalendarLog>();

function keysOf({ handle, origin }: EditableWeek): { key: string; kept: string | null } {
  const kept = useOwnTeamStore.getState().kept.get(handle);
  if (kept) return { key: kept.id, kept: kept.id };
  switch (origin?.kind) {
    case undefined:
      return { key: 'sample', kept: null };
    case 'trade':
      return { key: origin.trade, kept: null };
    case 'own':
      // The same table again is the same roster, also with a row more.
      return { key: `own ${origin.name}`, kept: null };
    default:
      return { key: origin?.kind ?? '', kept: null };
  }
}

/** The log of the open roster; a new one for the first export. */
export async function calendarLog(week: EditableWeek): Promise<CalendarLog> {
  const { key, kept } = keysOf(week);
  const known = logs.get(key) ?? (kept === null ? undefined : await keptCalendar(kept));
  return known ?? { id: crypto.randomUUID(), events: [] };
}

/** Remembers what has been exported of the open roster. */
export async function rememberCalendar(week: EditableWeek, log: CalendarLog): Promise<void> {
  const { key, kept } = keysOf(week);
  logs.set(key, log);
  if (kept !== null) await keepCalendar(kept, log);
}
