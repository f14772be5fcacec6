import type { Result } from '~/engine/result';
import { randomUuid } from '~/shared/idempotencyKey';
import type { EditableWeek } from '../week/editableWeek';
import { openRoster } from '../week/ownRoster';
import { notify } from '../week/session';
import { keepLogOf } from './calendarLog';
import './keeping';
import { useOwnTeamStore } from '../ownTeamStore';
import { freeName } from './keptRosters';
import { giveId, rosterId } from './rosterId';

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
  if (keep) void keepOpen(opened.value, name);
  return opened;
}

/**
 * Keeps the open roster and its changes from now on, under the name or, if another one has that, with a number behind it.
 * A `copy` of one that is kept already gets an id of its own. Asks the browser not to delete what is kept by itself.
 */
export async function keepOpen({ handle }: EditableWeek, name: string, isCopy = false): Promise<void> {
  const { setKept, setNotice } = useOwnTeamStore.getState();
  // Asked first: browsers answer to the click.
  const persisted = Promise.resolve(navigator.storage?.persist?.()).catch(() => false);
  const id = isCopy ? giveId(handle, randomUuid()) : rosterId(handle);
  setNotice(null);
  setKept(handle, { id, name: await freeName(name, id) });
  await keepLogOf(handle);
  useOwnTeamStore.setState({ persisted: (await persisted) === true });
}
