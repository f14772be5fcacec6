import type { Editor } from '~/engine/engine';
import { randomUuid } from '~/shared/idempotencyKey';
import { useOwnTeamStore } from '../ownTeamStore';

/** The ids of the rosters of this tab. One that is kept on the device is kept under its id. */
const ids = new WeakMap<Editor, string>();

/**
 * The id of a roster, which no other one has: it tells its events in calendars from those of others, in every language
 * and under every name. Reading the same table again makes another roster.
 */
export function rosterId(handle: Editor): string {
  const known = useOwnTeamStore.getState().kept.get(handle)?.id ?? ids.get(handle);
  return known ?? giveId(handle, randomUuid());
}

/** A roster that is opened anew goes on under the id that it had. */
export function giveId(handle: Editor, id: string): string {
  ids.set(handle, id);
  return id;
}
