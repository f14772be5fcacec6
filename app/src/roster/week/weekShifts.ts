import type { Absence, Shift, StaffMember } from '~/engine/engine';

/** A shift with its person, as the roster shows it; times are hours from the midnight that begins its day. */
export interface WeekShift {
  readonly shiftId: string;
  readonly staffId: string;
  readonly name: string;
  /** The person's style token. */
  readonly color: string;
  readonly start: number;
  readonly end: number;
  readonly confirmed: boolean;
  /** Whether its person is absent that day, so that it counts nowhere. */
  readonly absent: boolean;
}

/** The shifts of each day, Monday first; of one day by start, position and staff order. */
export type WeekShifts = readonly (readonly WeekShift[])[];

interface Source {
  readonly staff: readonly StaffMember[];
  readonly shifts: readonly Shift[];
  readonly absences?: readonly Absence[];
}

/** The shifts of the positions in scope, given in the order of the figures. */
export function weekShifts({ staff, shifts, absences = [] }: Source, positions: readonly string[]): WeekShifts {
  const people = new Map(staff.map((person, order) => [person.id, { ...person, order }]));
  const absent = new Set(absences.map(({ staffId, day }) => `${staffId} ${day}`));
  const days: { readonly shift: WeekShift; readonly rank: number; readonly order: number }[][] = Array.from(
    { length: 7 },
    () => [],
  );
  for (const shift of shifts) {
    const person = people.get(shift.staffId);
    const rank = positions.indexOf(shift.positionId ?? person?.positionId ?? '');
    if (!person || rank < 0) continue;
    const start = shift.start + (shift.startMinute ?? 0) / 60;
    days[shift.day]?.push({
      shift: {
        shiftId: shift.id,
        staffId: person.id,
        name: person.name,
        color: person.color,
        start,
        end: start + shift.hours + (shift.minutes ?? 0) / 60,
        confirmed: shift.confirmed,
        absent: absent.has(`${person.id} ${shift.day}`),
      },
      rank,
      order: person.order,
    });
  }
  return days.map((day) =>
    day.sort((a, b) => a.shift.start - b.shift.start || a.rank - b.rank || a.order - b.order).map(({ shift }) => shift),
  );
}
