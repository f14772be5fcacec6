import { type Engine, loadEngine } from '~/engine/engine';
import { type Result, tryCatch } from '~/engine/result';
import { weekFragment } from '~/shared/paths';
import type { EditableWeek } from './editableWeek';
import { weekKey } from './viewState';

/** Longer links are cut by some messengers and mail programs, in characters. */
export const messengerLimit = 2000;

/** The fragment that carries a shared week; browsers never send it to a server. */
export const fragmentOf = (shared: string) => `${weekFragment}${shared}`;

/**
 * The link to a week: the page with its view, the ISO week (`2026-W47`), and the week's contents in the fragment. Without
 * the ISO week it would open under the dates of the day on which it is opened.
 */
export async function linkTo(href: string, { handle, dates }: EditableWeek): Promise<Result<string>> {
  const address = new URL(href);
  address.search = searchWithWeek(address.search, weekKey(dates.isoYear, dates.isoWeek));
  return withDocument(address, () => handle.document());
}

/** An address with a document of the engine in its fragment. The error may be `too-large-to-share`, or what `write` throws. */
export async function withDocument(address: URL, write: () => string): Promise<Result<string>> {
  const engine = await loadEngine();
  if (!engine.ok) return engine;
  return tryCatch(() => {
    const carrying = new URL(address);
    carrying.hash = fragmentOf(engine.value.toLink(write()));
    return carrying.href;
  });
}

/** A query with the ISO week in front, as `writeViewState` puts it. */
export function searchWithWeek(search: string, week: string): string {
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== 'week');
  return `?${new URLSearchParams([['week', week], ...others])}`;
}

/** What a sentence or a messenger puts behind a link: anything but the letters of a shared week. */
const addedBehind = /(?:%[\da-f]{2}|[^\w-])+$/i;

/** The shared week in a fragment such as `#week=...`; null when there is none. */
export function sharedIn(hash: string): string | null {
  const fragment = hash.startsWith('#') ? hash : `#${hash}`;
  return fragment.startsWith(weekFragment) ? fragment.slice(weekFragment.length).replace(addedBehind, '') : null;
}

/** The document in a shared week. */
export function documentIn(shared: string, engine: Engine): Result<string> {
  return tryCatch(() => engine.fromLink(shared));
}
