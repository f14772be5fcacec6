import type { ProposedShift, RefusedShift } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import { lengthOf, proposed, startOf } from '../text/times';
import type { EditableWeek } from '../week/editableWeek';
import { dispatch, notify } from '../week/session';
import type { DragItem } from './dragItem';
import type { Place } from './rosterAxes';
import { dragItemOf, shiftAt } from './shiftAt';

interface CopiedShift extends DragItem {
  /** The name of its person: an id may be somebody else's in another week. */
  readonly name: string;
}

interface Clipboard {
  /** The Monday of the week that the shifts are from. */
  readonly monday: string;
  readonly shifts: readonly CopiedShift[];
  /** Pasted in the week that they are from, cut shifts move. In another week, they are copied. */
  readonly cut: boolean;
}

/** In memory only. */
let copied: Clipboard | null = null;

const nameIn = ({ staff }: EditableWeek, staffId: string) => staff.find(({ id }) => id === staffId)?.name ?? '';

/** The shifts that a cell shows: a person's, those of an hour, or those of a position on a day. */
export function shiftsAt(open: EditableWeek, place: Place, slots: number): DragItem[] {
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
  return found.value.groups.flatMap(({ positionId, members }) =>
    members.flatMap((member) =>
      member.shifts
        .filter((shift) => hour !== undefined || shift.day === day)
        .map((shift) => dragItemOf(positionId, member, shift)),
    ),
  );
}

/** Copies or cuts a cell's shifts, with a notice of their number. */
export function copy(open: EditableWeek, place: Place, slots: number, cut: boolean): void {
  const shifts = shiftsAt(open, place, slots).map((shift) => ({ ...shift, name: nameIn(open, shift.staffId) }));
  if (shifts.length === 0) return;
  copied = { monday: open.week.monday, shifts, cut };
  notify({ kind: cut ? 'cut' : 'copied', count: shifts.length });
}

/** The ids of the clipboard's shifts that are in this week as they were copied. Other weeks may use the same ids. */
function presentIn(open: EditableWeek, { monday, shifts }: Clipboard): ReadonlySet<string> {
  if (open.week.monday !== monday) return new Set();
  const key = (id: string, staffId: string, day: number, start: number, hours: number) =>
    JSON.stringify([id, staffId, nameIn(open, staffId), day, start, hours]);
  const present = new Set(
    open.handle
      .schedule()
      .shifts.map((shift) => key(shift.id, shift.staffId, shift.day, startOf(shift), lengthOf(shift))),
  );
  const isPresent = ({ shiftId, staffId, name, day, start, hours }: CopiedShift) =>
    present.has(JSON.stringify([shiftId, staffId, name, day, start, hours]));
  return new Set(shifts.filter(isPresent).map(({ shiftId }) => shiftId));
}

interface Pasted {
  readonly source: CopiedShift;
  readonly shift: ProposedShift;
}

/** The copied shifts placed at a cell: on its day, for its person, and a single shift at its hour, where it has them. */
function pastedAt(place: Place, shifts: readonly CopiedShift[]): Pasted[] {
  return shifts.map((source) => {
    const start = place.hour !== undefined && shifts.length === 1 ? Math.min(23, place.hour) : source.start;
    const staffId = place.staffId ?? source.staffId;
    return { source, shift: proposed(staffId, place.day ?? source.day, start, source.hours) };
  });
}

/**
 * Why a shift cannot be placed at a cell in the stead of `insteadOf`; null if nothing blocks it. Its position is checked
 * as that of a dragged shift.
 */
function refusalAt(
  open: EditableWeek,
  place: Place,
  { source, shift }: Pasted,
  insteadOf: string | null,
): RefusedShift | null {
  const name = nameIn(open, shift.staffId);
  const isStranger = place.staffId === undefined && name !== source.name;
  if (isStranger) return { shift, name: source.name, violations: [] };
  const violations = open.handle
    .violations(shift, insteadOf, place.positionId ?? source.positionId)
    .filter(({ level }) => level === 'block');
  return violations.length > 0 ? { shift, name, violations } : null;
}

/** Notifies why nothing was pasted. */
function notifyRefused(refusal: RefusedShift | undefined): void {
  if (refusal) notify({ kind: 'blocked', violation: refusal.violations[0] ?? null, name: refusal.name });
}

/** Moves a shift as one history entry; whether it could be moved. */
function moveShift(open: EditableWeek, place: Place, pasted: Pasted): boolean {
  const { shiftId } = pasted.source;
  const refusal = refusalAt(open, place, pasted, shiftId);
  if (refusal) notifyRefused(refusal);
  else dispatch((week) => week.changeShift(shiftId, pasted.shift), open);
  return !refusal;
}

/** Adds shifts as one history entry, and removes their sources that are `removable`; whether it removed any. */
function addShifts(
  open: EditableWeek,
  place: Place,
  pasted: readonly Pasted[],
  removable: ReadonlySet<string>,
): boolean {
  const refusals = pasted.map((each) => refusalAt(open, place, each, null));
  const free = pasted.filter((_, index) => !refusals[index]);
  const { placed, refused } = open.handle.placement(
    free.map(({ shift }) => shift),
    false,
  );
  const allRefused = [...refusals.filter((refusal) => refusal !== null), ...refused];
  if (placed.length === 0) {
    notifyRefused(allRefused[0]);
    return false;
  }
  const keyOf = ({ staffId, day, start, startMinute = 0 }: ProposedShift) =>
    `${staffId} ${day} ${start} ${startMinute}`;
  const keys = new Set(placed.map(keyOf));
  const removed = free.flatMap(({ source, shift }) =>
    removable.has(source.shiftId) && keys.has(keyOf(shift)) ? [source.shiftId] : [],
  );
  dispatch((week) => week.paste(removed, placed), open, allRefused);
  return removed.length > 0;
}

/** Pastes the clipboard onto a cell as one history entry; shifts that cannot be placed are reported with a reason. */
export function paste(open: EditableWeek, place: Place): void {
  if (!copied) return;
  const { cut, shifts } = copied;
  const present = presentIn(open, copied);
  const pasted = pastedAt(place, shifts);
  const [first] = pasted;
  const moved = tryCatch(() => {
    if (cut && first && pasted.length === 1 && present.has(first.source.shiftId)) return moveShift(open, place, first);
    // The same person on the same day has the shift already.
    const others = pasted.filter(
      ({ source, shift }) =>
        !present.has(source.shiftId) || shift.staffId !== source.staffId || shift.day !== source.day,
    );
    return addShifts(open, place, others, cut ? present : new Set());
  });
  if (!moved.ok) notify({ kind: 'failed', fault: moved.fault });
  else if (moved.value) copied = null;
}
