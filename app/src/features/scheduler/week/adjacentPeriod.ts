import type { Engine } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import { dateInMonth, monthOfWeek } from './dates';
import { type ViewState, weekKey, weekParts } from './viewState';

/** The change to one day, week or month forward or back, by view; empty at the end of the engine's calendar. */
export function adjacentPeriod(engine: Engine, { view, week, day }: ViewState, by: -1 | 1): Partial<ViewState> {
  if (view === 'daily' && day + by >= 0 && day + by <= 6) return { day: day + by };
  const next = tryCatch(() => {
    const { isoYear, isoWeek } = weekParts(week);
    const current = engine.isoWeek(isoYear, isoWeek);
    return view === 'monthly'
      ? engine.isoWeekOf(dateInMonth(monthOfWeek(current), by))
      : engine.addWeeks(current.monday, by);
  });
  if (!next.ok) return {};
  const firstDay = { daily: by > 0 ? 0 : 6, weekly: day, monthly: 0 }[view];
  return { week: weekKey(next.value.isoYear, next.value.isoWeek), day: firstDay };
}
