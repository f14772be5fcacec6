import type { Editor, IsoWeek } from '~/engine/engine';
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

/** A text that no spreadsheet takes for a formula. */
const plain = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (text: string) => `"${plain(text).replaceAll('"', '""')}"`;

const clock = (hours: number) => {
  const minutes = Math.round(hours * 60) % (24 * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

/**
 * The payroll as a table for a spreadsheet of the language: in Spanish separated by semicolons, with decimal commas. It
 * begins with the mark by which Excel knows UTF-8.
 */
export function payrollCsv(
  rows: readonly PayrollRow[],
  head: readonly string[],
  positionName: (id: string) => string,
  language: string,
): string {
  const isSpanish = language === 'es';
  const separator = isSpanish ? ';' : ',';
  const decimal = (value: number) => (isSpanish ? value.toFixed(2).replace('.', ',') : value.toFixed(2));
  const lines = rows.map(({ name, date, times, paidMinutes, positionId, costCents }) => [
    quoted(name),
    date,
    clock(startOf(times)),
    clock(times.end + (times.endMinute ?? 0) / 60),
    decimal(paidMinutes / 60),
    quoted(positionName(positionId)),
    costCents === null ? '' : decimal(costCents / 100),
  ]);
  const all = [head.map(quoted), ...lines].map((line) => line.join(separator));
  return `\uFEFF${all.join('\r\n')}\r\n`;
}
