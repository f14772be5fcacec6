import type { Result } from '~/engine/result';
import type { EditableWeek } from '~/features/scheduler/week/editableWeek';
import { openRoster } from '~/features/scheduler/week/ownRoster';
import { notify } from '~/features/scheduler/week/session';
import { useOwnTeamStore } from './ownTeamStore';

/** A new key under which a roster is kept. */
const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;

/**
 * Opens the visitor's own roster, a document of the engine, in place of the present one; a failure is reported beside the
 * roster. The page turns to `monday`, or else to the week nearest to today. `keep` keeps it and its changes on this device, under its id if it is kept already.
 */
export function openOwn(
  document: string,
  name: string,
  keep: boolean | { readonly id: string },
  monday?: string,
): Result<EditableWeek> {
  const opened = openRoster(document, name, monday);
  if (!opened.ok) {
    notify({ kind: 'failed', fault: opened.fault });
    return opened;
  }
  const id = typeof keep === 'object' ? keep.id : newId();
  const { setFresh, setKept, setNotice } = useOwnTeamStore.getState();
  setNotice(null);
  // Who opens what is kept knows the way.
  setFresh(typeof keep === 'boolean');
  setKept(keep ? { handle: opened.value.handle, id, name } : null);
  return opened;
}

/** Keeps the open roster and its changes from now on. */
export function keepOpen(week: EditableWeek, name: string): void {
  useOwnTeamStore.getState().setKept({ handle: week.handle, id: newId(), name });
}
