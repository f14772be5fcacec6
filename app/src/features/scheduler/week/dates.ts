import type { IsoWeek } from '~/engine/engine';

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

/** The ISO date of a moment in the visitor's time zone. */
export function isoDateOf(moment: Date): string {
  const parts = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'));
  return [String(moment.getFullYear()).padStart(4, '0'), ...parts].join('-');
}
