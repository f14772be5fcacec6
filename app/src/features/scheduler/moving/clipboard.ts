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

/** The clipboard, in memory only; cut shifts are removed when they are pasted. */
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

/** Copies or cuts a cell's shifts, with a notice of their number. */
export function copy(open: OpenWeek, place: Place, slots: number, cut: boolean): void {
  const shifts = shiftsAt(open, place, slots);
  if (shifts.length === 0) return;
  copied = { shifts, cut };
  notify({ kind: cut ? 'cut' : 'copied', count: shifts.length });
}

/** The copied shifts placed at a cell: on its day, for its person, and a single shift at its hour, where it has them. */
function pastedAt(place: Place, shifts: readonly CopiedShift[]): (ProposedShift & { source: CopiedShift })[] {
  return shifts.map((shift) => {
    const start = place.hour !== undefined && shifts.length === 1 ? Math.min(23, place.hour) : shift.start;
    const staffId = place.staffId ?? shift.staffId;
    return { ...proposed(staffId, place.day ?? shift.day, start, shift.hours), source: shift };
  });
}

/** Pastes the clipboard onto a cell as one history entry; shifts that cannot be placed are reported with a reason. */
export function paste(open: OpenWeek, place: Place): void {
  if (!copied) return;
  const { shifts, cut } = copied;
  const [only] = shifts;
  if (cut && shifts.length === 1 && only) {
    const [to] = pastedAt(place, shifts);
    if (!to) return;
    const { source, ...shift } = to;
    const violations = tryCatch(() => open.handle.violations(shift, source.shiftId, null));
    const block = violations.ok ? violations.value.find(({ level }) => level === 'block') : undefined;
    const name = open.staff.find(({ id }) => id === shift.staffId)?.name ?? '';
    if (block) {
      notify({ kind: 'blocked', violation: block, name });
      return;
    }
    dispatch((week) => week.changeShift(source.shiftId, shift), open);
    copied = null;
    return;
  }
  // The same person on the same day has the shift already.
  const pasted = pastedAt(place, shifts).filter(
    ({ source, ...to }) => to.staffId !== source.staffId || to.day !== source.day,
  );
  const found = tryCatch(() =>
    open.handle.placement(
      pasted.map(({ source, ...shift }) => shift),
      false,
    ),
  );
  if (!found.ok) {
    notify({ kind: 'failed', fault: found.fault });
    return;
  }
  const { placed, refused } = found.value;
  const [first] = refused;
  const [violation] = first?.violations ?? [];
  if (placed.length === 0) {
    if (first && violation) notify({ kind: 'blocked', violation, name: first.name });
    return;
  }
  const ids = new Set(placed.map((shift) => `${shift.staffId} ${shift.day} ${shift.start} ${shift.startMinute ?? 0}`));
  const placedShifts = pasted.filter((to) => ids.has(`${to.staffId} ${to.day} ${to.start} ${to.startMinute ?? 0}`));
  const removed = cut ? placedShifts.map(({ source }) => source.shiftId) : [];
  dispatch((week) => week.paste(removed, placed), open, refused);
  if (cut) copied = null;
}
