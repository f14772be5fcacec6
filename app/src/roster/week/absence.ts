import type { AbsenceReport, Shift } from '~/engine/engine';
import type { EditableWeek } from './editableWeek';
import { absentShifts, type FillAim, openHours } from './fillStore';

/**
 * The command that reports a person ill, removes their shifts of these days and adds those that cover them, some of them
 * in place of shorter ones.
 */
export function reportOf(
  absences: FillAim['absences'],
  { cover, replaced }: Required<Pick<AbsenceReport, 'cover' | 'replaced'>>,
): AbsenceReport {
  const staffId = absences[0]?.staffId ?? '';
  const days = absences.filter((absence) => absence.staffId === staffId).map(({ day }) => day);
  return { staffId, days, kind: 'sick', shifts: 'remove', cover, ...(replaced.length > 0 && { replaced }) };
}

/** The fill aim for a person's absence: the hours of their shifts on these days are to be covered. */
export function absenceOf(
  week: EditableWeek,
  staffId: string,
  days: readonly number[],
): Pick<FillAim, 'position' | 'within' | 'absences'> {
  const absences = days.map((day) => ({ staffId, day }));
  const freed = absentShifts(week.handle.ask({ kind: 'schedule' }).shifts, absences);
  const positions = new Set(freed.map((shift) => positionOf(week, shift)));
  return {
    position: positions.size === 1 ? ([...positions][0] ?? null) : null,
    within: openHours(freed),
    absences,
  };
}

function positionOf({ staff }: EditableWeek, { staffId, positionId }: Shift): string {
  return positionId ?? staff.find(({ id }) => id === staffId)?.positionId ?? '';
}
