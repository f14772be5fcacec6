import type { Result } from '~/engine/result';
import type { EditableWeek } from '~/features/scheduler/week/editableWeek';
import { openRoster } from '~/features/scheduler/week/ownRoster';
import { notify } from '~/features/scheduler/week/session';
import { useOwnTeamStore } from './ownTeamStore';

/** A new key under which a roster is kept. */
const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/**
 * Opens the visitor's own roster, a document of the engine, in place of the present one; a failure is reported beside the
 * roster. The page turns to `monday`, or else to the week nearest to today. `keep` keeps it and its changes on this device.
 */
export function openOwn(document: string, name: string, keep: boolean, monday?: string): Result<EditableWeek> {
  const opened = openRoster(document, name, monday);
  if (!opened.ok) {
    notify({ kind: 'failed', fault: opened.fault });
    return opened;
  }
  const { setFresh, setNotice } = useOwnTeamStore.getState();
  setNotice(null);
  setFresh(true);
  if (keep) keepOpen(opened.value, name);
  return opened;
}

/** Keeps the open roster and its changes from now on. */
export function keepOpen({ handle }: EditableWeek, name: string): void {
  const { setKept, setNotice } = useOwnTeamStore.getState();
  setNotice(null);
  setKept(handle, { id: newId(), name });
}
