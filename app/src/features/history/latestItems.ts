import { type HistoryItem, itemsOf } from './histories';

/** Movements of points that a member's page shows. */
const shown = 5;

/** A person's latest movements of points, newest first. Runs at build time: the page need not carry all histories. */
export function latestItems(person: string | undefined): readonly HistoryItem[] {
  return itemsOf(person ?? '').slice(0, shown);
}
