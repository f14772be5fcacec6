import sample from '#fixtures/sample-week.json';
import { type HistoryCategory, type HistoryItem, histories, historyDay } from '~/demo/history/histories';
import { type GivingRules, givingRules } from '~/demo/recognitionRules';
import { loadEngine } from '~/engine/engine';
import { weekKey } from '~/roster/week/viewState';

/** How often something earned points. */
export interface Reason {
  readonly category: HistoryCategory;
  readonly count: number;
}

/** The dashboard's data beyond the members; computed at build time. */
export interface DashboardModel {
  readonly rules: GivingRules;
  /** What the members earned points for in the last 30 days, most frequent first. */
  readonly reasons: readonly Reason[];
  /** Gap blocks of the sample week, by the engine. */
  readonly gaps: number;
  /** The sample week's key in the scheduler, for example `2026-W47`. */
  readonly week: string;
}

const dayMs = 24 * 3600 * 1000;

/** Whether an item is from the given number of days before the last day of the histories. */
function within(days: number, { date }: HistoryItem): boolean {
  return Date.parse(historyDay) - Date.parse(date) < days * dayMs;
}

/** Occurrences of each category in the members' histories of the last 30 days, without redemptions. */
function earningReasons(): Reason[] {
  const counts = new Map<HistoryCategory, number>();
  for (const [person, { items }] of Object.entries(histories)) {
    if (!person.startsWith('TM')) continue;
    for (const item of items) {
      if (item.category === 'redemption' || !within(30, item)) continue;
      counts.set(item.category, (counts.get(item.category) ?? 0) + 1);
    }
  }
  return [...counts].map(([category, count]) => ({ category, count })).sort((a, b) => b.count - a.count);
}

/** Computes the dashboard's data from the fixtures and the engine. Runs at build time. */
export async function dashboardModel(): Promise<DashboardModel> {
  const engine = await loadEngine();
  if (!engine.ok) throw new Error(`The engine did not load: ${engine.fault.message}`);
  const week = engine.value.Editor.fromJson(JSON.stringify(sample.schedule));
  const gaps = week.ask({ kind: 'summary' }).insights.gapCount;
  week.free();
  const { isoYear, isoWeek } = engine.value.isoWeekOf(sample.monday);
  return { rules: await givingRules(), reasons: earningReasons(), gaps, week: weekKey(isoYear, isoWeek) };
}
