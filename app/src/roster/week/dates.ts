import type { Engine, IsoWeek } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
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

/** A calendar month, 1 to 12. */
export interface Month {
  year: number;
  month: number;
}

/** The month that a week belongs to: that of its Thursday, like the week's year. */
export function monthOfWeek(dates: IsoWeek): Month {
  const thursday = dates.days[3] ?? dates.monday;
  return { year: Number(thursday.slice(0, 4)), month: Number(thursday.slice(5, 7)) };
}

/** An ISO date inside the month that is `step` months away; the week of the 4th always belongs to its month. */
export function dateInMonth({ year, month }: Month, step: number): string {
  const index = year * 12 + (month - 1) + step;
  const targetYear = Math.floor(index / 12);
  const targetMonth = (index % 12) + 1;
  return `${String(targetYear).padStart(4, '0')}-${String(targetMonth).padStart(2, '0')}-04`;
}
