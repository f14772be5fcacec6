import type { ProposedShift } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import type { Place } from '../grid/rosterAxes';
import type { OpenWeek } from '../model/openWeek';
import { lengthOf, proposed, startOf } from '../model/times';
import { dispatch, notify } from '../session/session';
import { shiftAt } from './shiftAt';

interface CopiedShift {
  readonly shiftId: string;
  readonly staffId: string;
  readonly day: number;
  /** Hours of the day and a length in hours; quarters are fractions. */
  readonly start: number;
  readonly hours: number;
}

/** What was copied last, in this tab only; shifts that were cut are removed when they are pasted. */
let copied: { readonly shifts: readonly CopiedShift[]; readonly cut: boolean } | null = null;

/** The shifts that a cell shows: a person's, those of an hour, or those of a position on a day. */
export function shiftsAt(open: OpenWeek, place: Place, slots: number): CopiedShift[] {
  const { handle } = open;
  const { day, hour, staffId, positionId } = place;
  if (day === undefined) return [];
  if (staffId !== undefined && hour !== undefined) {
    const shift = shiftAt(open, place, null, slots);
    return shift ? [shift] : [];
  }
  const details = () => {
    if (staffId !== undefined) return handle.memberDayDetails(staffId, day);
    if (hour !== undefined) return handle.hourDetails(null, positionId ?? null, day, hour);
    return handle.positionDayDetails(positionId ?? '', day, slots);
  };
  const found = tryCatch(details);
  if (!found.ok) return [];
  return found.value.groups
    .flatMap(({ members }) => members)
    .flatMap((member) => member.shifts.map((shift) => ({ shift, staffId: member.staffId })))
    .filter(({ shift }) => hour !== undefined || shift.day === day)
    .map(({ shift, staffId }) => {
      const { shiftId, day } = shift;
      return { shiftId, staffId, day, start: startOf(shift), hours: lengthOf(shift) };
    });
}

/** Remembers a cell's shifts and says how many there are. */
export function copy(open: OpenWeek, place: Place, slots: number, cut: boolean): void {
  const shifts = shiftsAt(open, place, slots);
  if (shifts.length === 0) return;
  copied = { shifts, cut };
  notify({ kind: cut ? 'cut' : 'copied', count: shifts.length });
}

/** The copied shifts as they would be over a cell: on its day, its person's in a person's row, from its hour on. */
function pastedAt(place: Place, shifts: readonly CopiedShift[]): (ProposedShift & { of: CopiedShift })[] {
  return shifts.map((shift) => {
    const start = place.hour !== undefined && shifts.length === 1 ? Math.min(23, place.hour) : shift.start;
    const staffId = place.staffId ?? shift.staffId;
    return { ...proposed(staffId, place.day ?? shift.day, start, shift.hours), of: shift };
  });
}

/** Pastes what was copied onto a cell, as one step; what cannot be placed is reported with its reason. */
export function paste(open: OpenWeek, place: Place): void {
  if (!copied) return;
  const { shifts, cut } = copied;
  const [only] = shifts;
  if (cut && shifts.length === 1 && only) {
    const [to] = pastedAt(place, shifts);
    if (!to) return;
    const { of, ...shift } = to;
    const violations = tryCatch(() => open.handle.violations(shift, of.shiftId, null));
    const block = violations.ok ? violations.value.find(({ level }) => level === 'block') : undefined;
    const name = open.staff.find(({ id }) => id === shift.staffId)?.name ?? '';
    if (block) {
      notify({ kind: 'blocked', violation: block, name });
      return;
    }
    dispatch((week) => week.changeShift(of.shiftId, shift), open);
    copied = null;
    return;
  }
  // The same person on the same day has the shift already.
  const wanted = pastedAt(place, shifts).filter(({ of, ...to }) => to.staffId !== of.staffId || to.day !== of.day);
  const found = tryCatch(() =>
    open.handle.placement(
      wanted.map(({ of, ...shift }) => shift),
      false,
    ),
  );
  if (!found.ok) {
    notify({ kind: 'failed', fault: found.fault });
    return;
  }
  const { placed, refused } = found.value;
  const [first] = refused;
  const [why] = first?.violations ?? [];
  if (placed.length === 0) {
    if (first && why) notify({ kind: 'blocked', violation: why, name: first.name });
    return;
  }
  const ids = new Set(placed.map((shift) => `${shift.staffId} ${shift.day} ${shift.start} ${shift.startMinute ?? 0}`));
  const gone = wanted.filter((to) => ids.has(`${to.staffId} ${to.day} ${to.start} ${to.startMinute ?? 0}`));
  const removed = cut ? gone.map(({ of }) => of.shiftId) : [];
  dispatch((week) => week.paste(removed, placed), open, refused);
  if (cut) copied = null;
}
