import type { OpenWeek } from '../model/openWeek';
import { absentShifts, type FillAim, openHours } from './fillStore';

/** The fill aim for a person's absence: the hours of their shifts on these days are to be covered. */
export function absenceOf(
  open: OpenWeek,
  staffId: string,
  days: readonly number[],
): Pick<FillAim, 'position' | 'within' | 'absences'> {
  const absences = days.map((day) => ({ staffId, day }));
  return {
    position: open.staff.find(({ id }) => id === staffId)?.positionId ?? null,
    within: openHours(absentShifts(open.handle.schedule().shifts, absences)),
    absences,
  };
}
