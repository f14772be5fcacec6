import type { AbsenceReport, ProposedShift } from '~/engine/engine';
import type { EditableWeek } from './editableWeek';
import { absentShifts, type FillAim, openHours } from './fillStore';

/** The command that reports a person ill, removes their shifts of these days and adds those that cover them. */
export function reportOf(absences: FillAim['absences'], cover: readonly ProposedShift[]): AbsenceReport {
  const staffId = absences[0]?.staffId ?? '';
  const days = absences.filter((absence) => absence.staffId === staffId).map(({ day }) => day);
  return { staffId, days, kind: 'sick', shifts: 'remove', cover: [...cover] };
}

/** The fill aim for a person's absence: the hours of their shifts on these days are to be covered. */
export function absenceOf(
  week: EditableWeek,
  staffId: string,
  days: readonly number[],
): Pick<FillAim, 'position' | 'within' | 'absences'> {
  const absences = days.map((day) => ({ staffId, day }));
  return {
    position: week.staff.find(({ id }) => id === staffId)?.positionId ?? null,
    within: openHours(absentShifts(week.handle.schedule().shifts, absences)),
    absences,
  };
}
