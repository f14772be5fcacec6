import type { AbsenceReport, Demand, Shift } from '~/engine/engine';
import type { Target } from '~/engine/solver/solver';
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
  const freed = absentShifts(week.handle.schedule().shifts, absences);
  const positions = new Set(freed.map((shift) => positionOf(week, shift)));
  return {
    position: positions.size === 1 ? ([...positions][0] ?? null) : null,
    within: openHours(freed),
    absences,
  };
}

/**
 * The week as the solver gets it to cover an absence, as JSON: all hours of the day are examined. In those that the week
 * itself does not examine, nothing says how many are needed; then as many as were planned.
 */
export function coverSchedule(week: EditableWeek, { absences }: FillAim, target: Target): string {
  const { handle } = week;
  const schedule = handle.schedule();
  const { start: from, end: until } = schedule.examined ?? { start: 10, end: 20 };
  const demand: Demand[] = [...(schedule.demand ?? [])];
  for (const shift of absentShifts(schedule.shifts, absences)) {
    const positionId = positionOf(week, shift);
    for (const { day, hours } of openHours([shift])) {
      for (let hour = hours.start; hour < hours.end; hour += 1) {
        const isKnown = (entry: Demand) =>
          entry.positionId === positionId && entry.day === day && entry.start <= hour && hour < entry.end;
        if ((from <= hour && hour < until) || demand.some(isKnown)) continue;
        const planned = handle.hourDetails(null, positionId, day, hour).total;
        // 'Minimum' asks for half of what is required.
        const required = target === 'minimum' ? planned * 2 : planned;
        demand.push({ positionId, day, start: hour, end: hour + 1, required });
      }
    }
  }
  return JSON.stringify({ ...JSON.parse(handle.toJsonWithNeighbours()), demand, examined: { start: 0, end: 24 } });
}

function positionOf({ staff }: EditableWeek, { staffId, positionId }: Shift): string {
  return positionId ?? staff.find(({ id }) => id === staffId)?.positionId ?? '';
}
