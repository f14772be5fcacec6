import world from '#fixtures/histories.json';
import schemes from '#fixtures/ways-to-earn.json';
import type { LocalizedText } from '~/shared/localizedText';

/** Reasons for a movement of points. */
export const historyCategories = [
  'target',
  'redemption',
  'recognition',
  'bonus',
  'learning',
  'collaboration',
  'safety',
  'innovation',
  'attendance',
  'feedback',
  'sustainability',
  'achievement',
] as const;
export type HistoryCategory = (typeof historyCategories)[number];

/** One movement of points. */
export interface HistoryItem {
  readonly id: string;
  readonly description: LocalizedText;
  /** Points: positive when earned, negative when spent. */
  readonly points: number;
  /** ISO date. */
  readonly date: string;
  readonly category: HistoryCategory;
  readonly additionalInfo: LocalizedText;
}

/** A person's sample history, newest item first. */
export interface History {
  /** Recognitions received before the first item. */
  readonly earlierRecognitions: number;
  readonly items: readonly HistoryItem[];
}

/** A way to earn points: base points each time, bonus points at most once a month. */
interface EarningScheme {
  readonly id: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly basePoints: number;
  readonly bonusPoints: number;
}

/** A sample history always has this many pages. */
export const historyPages = 4;
/** Items on each page. */
export const itemsPerPage = 5;

/** The last day of the sample histories, an ISO date. */
export const historyDay: string = world.asOf;

/** The sample histories by person: `team-member`, `manager` or a member's id. */
export const histories = world.histories as Readonly<Record<string, History>>;

export const earningSchemes: readonly EarningScheme[] = schemes;

/** A person's items, newest first; empty for an unknown person. */
export function itemsOf(person: string): readonly HistoryItem[] {
  return Object.hasOwn(histories, person) ? (histories[person]?.items ?? []) : [];
}

/** The number of pages: four for a sample history, fewer only for a shorter one. */
export function pagesOf(items: readonly HistoryItem[]): number {
  return Math.min(historyPages, Math.max(1, Math.ceil(items.length / itemsPerPage)));
}

/** The page after a step, clamped to 1 and the last one. */
export function steppedPage(page: number, by: -1 | 1, pages: number = historyPages): number {
  return Math.min(pages, Math.max(1, page + by));
}

/** The items of a page, counted from 1. */
export function itemsOnPage(items: readonly HistoryItem[], page: number): readonly HistoryItem[] {
  return items.slice((page - 1) * itemsPerPage, page * itemsPerPage);
}
