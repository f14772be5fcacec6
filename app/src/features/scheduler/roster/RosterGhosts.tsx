import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import type { Position, StaffMember } from '~/engine/engine';
import { usePositionName } from '~/roster/text/usePositionName';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { type FillDay, type Ghost, useFillStore } from '~/roster/week/fillStore';
import { lengthOf, startOf } from '~/roster/week/times';

const Days = createContext<readonly FillDay[]>([]);
const emptyDay: FillDay = { ghosts: [], absent: [] };
const nobody: readonly StaffMember[] = [];
const noPositions: readonly Position[] = [];

/** A plan's days with the open shifts added: without an owner, in the colour of their position. */
function useOpenShifts(week: EditableWeek | null, plan: readonly FillDay[]): readonly FillDay[] {
  const nameOf = usePositionName(week?.positions ?? noPositions);
  const shifts = useMemo(() => week?.handle.ask({ kind: 'openShifts' }) ?? [], [week]);
  const staff = week?.staff ?? nobody;
  return useMemo(() => {
    if (shifts.length === 0) return plan;
    return Array.from({ length: 7 }, (_, day) => ({
      absent: plan[day]?.absent ?? [],
      ghosts: [
        ...(plan[day]?.ghosts ?? []),
        ...shifts
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
      ],
    }));
  }, [shifts, staff, plan, nameOf]);
}

/** Provides the plan's days and the open shifts to the roster, in a deferred render because a plan changes many cells. */
export function RosterGhosts({ week, children }: { week: EditableWeek | null; children: ReactNode }) {
  const plan = useDeferredValue(useFillStore((store) => store.days));
  return <Days value={useOpenShifts(week, plan)}>{children}</Days>;
}

/** A day's proposed and open shifts, as the roster shows them; empty without any. */
export const useDayGhosts = (day: number): FillDay => useContext(Days)[day] ?? emptyDay;
