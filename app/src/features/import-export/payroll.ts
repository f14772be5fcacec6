import type { Editor, Engine, IsoWeek } from '~/engine/engine';
import type { Sheet, Value } from '~/engine/exporting';
import { lengthOf, startOf, type Times } from '~/features/scheduler/week/times';
import { slotMask, slotNames } from '~/features/scheduler/week/viewState';

/** A line of the payroll: a person's shift on a day. */
export interface PayrollRow {
  readonly staffId: string;
  readonly name: string;
  /** ISO date. */
  readonly date: string;
  readonly times: Times;
  /** Without the break. */
  readonly paidMinutes: number;
  readonly positionId: string;
  /** In hundredths; null without a wage. */
  readonly costCents: number | null;
}

/** The open week's shifts that count, by person in staff order and in time order; costs are the engine's. */
export function payrollRows(editor: Editor, dates: IsoWeek): PayrollRow[] {
  const { rows } = editor.ask({
    kind: 'memberRows',
    slots: slotMask(slotNames),
    offset: 0,
    limit: 0,
  });
  return rows.flatMap(({ staffId, name, labour, days }) =>
    days.flat().flatMap((shift): PayrollRow[] => {
      if (shift.absent || shift.lastWeek) return [];
      const cost =
        labour.costCents === null
          ? null
          : editor.ask({ kind: 'preview', removed: [shift.shiftId], shifts: [] }).costCents;
      return [
        {
          staffId,
          name,
          date: dates.days[shift.day] ?? dates.monday,
          times: shift,
          paidMinutes: Math.round(lengthOf(shift) * 60) - (shift.breakMinutes ?? 0),
          positionId: shift.positionId,
          // The engine says what the week would save without it.
          costCents: cost === null ? null : Math.abs(cost),
        },
      ];
    }),
  );
}

/** The weeks of a payroll: the open one, that with the three before it, or all of the roster. */
export const payrollRanges = ['week', 'four', 'all'] as const;
export type PayrollRange = (typeof payrollRanges)[number];

export function weeksOf(engine: Engine, editor: Editor, { monday }: IsoWeek, range: PayrollRange): IsoWeek[] {
  if (range === 'all') return editor.ask({ kind: 'mondays' }).map((each) => engine.isoWeekOf(each));
  return (range === 'four' ? [-3, -2, -1, 0] : [0]).map((step) => engine.addWeeks(monday, step));
}

/** The payroll of several weeks, by person and in time order; `read` reads a week of the roster. */
export function payrollOf(
  weeks: readonly IsoWeek[],
  read: (week: IsoWeek, rows: (editor: Editor) => PayrollRow[]) => PayrollRow[],
): PayrollRow[] {
  const people = new Map<string, PayrollRow[]>();
  for (const row of weeks.flatMap((week) => read(week, (editor) => payrollRows(editor, week)))) {
    people.set(row.staffId, [...(people.get(row.staffId) ?? []), row]);
  }
  return [...people.values()].flat();
}

/** Minutes of the day. */
const clock = (hours: number): Value => ({ time: Math.round(hours * 60) % (24 * 60) });

/** The payroll as a sheet, for a workbook or as CSV. */
export function payrollSheet(
  rows: readonly PayrollRow[],
  head: readonly string[],
  positionName: (id: string) => string,
  name: string,
): Sheet {
  const lines = rows.map(({ name, date, times, paidMinutes, positionId, costCents }): Value[] => [
    { text: name },
    { date },
    clock(startOf(times)),
    clock(times.end + (times.endMinute ?? 0) / 60),
    { hundredths: Math.round((paidMinutes / 60) * 100) },
    { text: positionName(positionId) },
    costCents === null ? 'blank' : { hundredths: costCents },
  ]);
  return {
    name,
    widths: [24, 12, 8, 8, 8, 18, 10],
    frozenRows: 1,
    frozenColumns: 1,
    rows: [
      head.map((text) => ({ value: { text }, style: 'heading' })),
      ...lines.map((line) => line.map((value) => ({ value }))),
    ],
  };
}
