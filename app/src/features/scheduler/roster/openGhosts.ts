import type { OpenShift, StaffMember } from '~/engine/engine';
import { lengthOf, startOf } from '../text/times';
import type { FillDay, Ghost } from '../week/fillStore';

/** Open shifts as ghosts on the roster: without an owner, in the colour of their position. */
export function openGhosts(
  shifts: readonly OpenShift[],
  staff: readonly StaffMember[],
  nameOf: (positionId: string) => string,
): FillDay[] {
  return Array.from({ length: 7 }, (_, day) => ({
    absent: [],
    ghosts: shifts
      .filter((shift) => shift.day === day)
      .map((shift): Ghost => {
        const start = startOf(shift);
        return {
          staffId: shift.id,
          name: nameOf(shift.positionId),
          color: staff.find(({ positionId }) => positionId === shift.positionId)?.color ?? '',
          positionId: shift.positionId,
          start,
          end: start + lengthOf(shift),
          open: true,
        };
      }),
  }));
}

/** A plan's days with the open shifts added; the plan itself when there are none. */
export function withOpenShifts(plan: readonly FillDay[], open: readonly FillDay[]): readonly FillDay[] {
  if (open.every(({ ghosts }) => ghosts.length === 0)) return plan;
  return open.map((day, index) => ({
    absent: plan[index]?.absent ?? [],
    ghosts: [...(plan[index]?.ghosts ?? []), ...day.ghosts],
  }));
}
