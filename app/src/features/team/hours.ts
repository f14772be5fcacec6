import type { Editor } from '~/engine/engine';
import { slotMask, slotNames } from '~/features/scheduler/week/viewState';

/** A person's weeks added up. */
export interface PersonHours {
  readonly staffId: string;
  readonly name: string;
  /** Planned work without breaks, in minutes. */
  readonly minutes: number;
  /** Contracted minutes of the same weeks; null without a contract. */
  readonly contractMinutes: number | null;
  /** Weekends with at least one shift. */
  readonly weekends: number;
  /** Shifts that reach into the hours from midnight to 5 AM. */
  readonly nights: number;
  /** Shifts that end last of all on their day. */
  readonly closings: number;
}

/** Adds weeks up, by person in the order of the first week. Shifts that do not count are left out. */
export function hoursOf(weeks: readonly ReturnType<Editor['memberRows']>[]): PersonHours[] {
  const sums = new Map<string, PersonHours>();
  for (const { rows } of weeks) {
    const counted = rows.map((row) => ({
      ...row,
      days: row.days.map((shifts) => shifts.filter(({ absent, lastWeek }) => !absent && !lastWeek)),
    }));
    const endOf = ({ end, endMinute = 0 }: { end: number; endMinute?: number }) => end * 60 + endMinute;
    const lastEnds = [0, 1, 2, 3, 4, 5, 6].map((day) =>
      Math.max(0, ...counted.flatMap(({ days }) => (days[day] ?? []).map(endOf))),
    );
    for (const { staffId, name, labour, days } of counted) {
      const before = sums.get(staffId);
      const shifts = days.flat();
      const isWeekend = [5, 6].some((day) => (days[day]?.length ?? 0) > 0);
      const { contractMinutes } = labour;
      sums.set(staffId, {
        staffId,
        name,
        minutes: (before?.minutes ?? 0) + labour.minutes,
        contractMinutes: contractMinutes === null ? null : (before?.contractMinutes ?? 0) + contractMinutes,
        weekends: (before?.weekends ?? 0) + (isWeekend ? 1 : 0),
        nights: (before?.nights ?? 0) + shifts.filter(({ start, end }) => end > 24 || start < 5).length,
        closings: (before?.closings ?? 0) + shifts.filter((shift) => endOf(shift) === lastEnds[shift.day]).length,
      });
    }
  }
  return [...sums.values()];
}

/** The rows of a week with everybody and all parts of the day. */
export const wholeWeek = (editor: Editor) => editor.memberRows(null, null, slotMask(slotNames), 0, 0);
