import { useOwnTeamStore } from '../ownTeamStore';
import type { EditableWeek } from '../week/editableWeek';
import { type CalendarLog, keepCalendar, keptCalendar } from './keptRosters';
import { rosterId } from './rosterId';

/** The logs of this tab by roster; that of a roster that is kept on the device is kept with it. */
const logs = new Map<string, CalendarLog>();

const isKept = ({ handle }: EditableWeek) => useOwnTeamStore.getState().kept.has(handle);

/** The log of the open roster; a new one for the first export. */
export async function calendarLog(week: EditableWeek): Promise<CalendarLog> {
  const id = rosterId(week.handle);
  const known = logs.get(id) ?? (isKept(week) ? await keptCalendar(id) : undefined);
  return known ?? { id, events: [] };
}

/** Remembers what has been exported of the open roster. */
export async function rememberCalendar(week: EditableWeek, log: CalendarLog): Promise<void> {
  const id = rosterId(week.handle);
  logs.set(id, log);
  if (isKept(week)) await keepCalendar(id, log);
}

/** Keeps the log of a roster that has been exported before it was kept. */
export async function keepLogOf(handle: EditableWeek['handle']): Promise<void> {
  const id = rosterId(handle);
  const log = logs.get(id);
  if (log) await keepCalendar(id, log);
}
