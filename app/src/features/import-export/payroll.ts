import type { Editor, IsoWeek } from '~/engine/engine';
import type { Sheet, Value } from '~/engine/tables';
import { lengthOf, startOf, type Times } from '~/features/scheduler/text/times';
import { slotMask, slotNames } from '~/features/scheduler/week/viewState';

/** A line of the payroll: a person's shift on a day. */
export interface PayrollRow {
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
  const { rows } = editor.memberRows(null, null, slotMask(slotNames), 0, 0);
  return rows.flatMap(({ name, labour, days }) =>
    days.flat().flatMap((shift): PayrollRow[] => {
      if (shift.absent || shift.lastWeek) return [];
      const cost = labour.costCents === null ? null : editor.preview([shift.shiftId], []).costCents;
      return [
        {
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
    frozenColumns: 0,
    rows: [
      head.map((text) => ({ value: { text }, style: 'heading' })),
      ...lines.map((line) => line.map((value) => ({ value }))),
    ],
  };
}
