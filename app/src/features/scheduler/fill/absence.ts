import type { OpenWeek } from '../model/openWeek';
import { absentShifts, type FillAim, openHours } from './fillStore';

/** What it means for the plan that somebody is absent on some days: the hours of their shifts are to be covered. */
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
