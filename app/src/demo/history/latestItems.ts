import { type HistoryItem, itemsOf } from './histories';
import { latestShown } from './latestShown';

/**
 * A person's latest movements of points, newest first. Runs at build time, so that the page does not load all
 * histories.
 */
export function latestItems(person: string | undefined): readonly HistoryItem[] {
  return itemsOf(person ?? '').slice(0, latestShown);
}
