import type { Editor, Engine, IsoWeek } from '~/engine/engine';
import { monthOfWeek } from '~/roster/week/dates';

/** The weeks of a payroll: the open one, that with the three before it, or all of the roster. */
export const payrollRanges = ['week', 'four', 'all'] as const;
export type PayrollRange = (typeof payrollRanges)[number];

export function weeksOf(engine: Engine, editor: Editor, { monday }: IsoWeek, range: PayrollRange): IsoWeek[] {
  if (range === 'all') return allWeeks(engine, editor);
  return (range === 'four' ? [-3, -2, -1, 0] : [0]).map((step) => engine.addWeeks(monday, step));
}

/** The days of a sheet in codes: the month of the open week, that week with the three after it, or all of the roster. */
export const sheetRanges = ['month', 'four', 'all'] as const;
export type SheetRange = (typeof sheetRanges)[number];

/** The first and the last date of a sheet in codes, and the weeks that it touches. */
export function daysOf(engine: Engine, editor: Editor, open: IsoWeek, range: SheetRange) {
  const { monday } = open;
  if (range === 'month') {
    const { year, month } = monthOfWeek(open);
    const weeks = engine.calendarMonth(year, month);
    const days = weeks.flatMap(({ days }) => days).filter((date) => Number(date.slice(5, 7)) === month);
    return { weeks, first: days[0] ?? monday, last: days.at(-1) ?? monday };
  }
  const weeks = range === 'all' ? allWeeks(engine, editor) : [0, 1, 2, 3].map((step) => engine.addWeeks(monday, step));
  return { weeks, first: weeks[0]?.monday ?? monday, last: weeks.at(-1)?.sunday ?? monday };
}

const allWeeks = (engine: Engine, editor: Editor) =>
  editor.ask({ kind: 'mondays' }).map((each) => engine.isoWeekOf(each));
