import type { Result } from '~/engine/result';
import { useOwnTeamStore } from '../ownTeamStore';
import type { EditableWeek } from '../week/editableWeek';
import { restoreTimeOff } from '../week/timeOff';
import { settle } from './keeping';
import { type KeptRoster, readAt } from './keptRosters';
import { openOwn } from './openOwn';

/** Opens a roster that is kept, and keeps its changes. */
export function openKept({ id, name, savedAt, document, timeOff }: KeptRoster): Result<EditableWeek> {
  const opened = openOwn(document, name, false);
  if (!opened.ok) return opened;
  const { handle } = opened.value;
  restoreTimeOff(handle, timeOff);
  readAt(id, savedAt);
  settle(handle);
  const { setFresh, setKept } = useOwnTeamStore.getState();
  // Who opens what is kept knows the way.
  setFresh(false);
  setKept(handle, { id, name });
  return opened;
}
