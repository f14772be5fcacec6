import type { ProposedShift, RefusedShift } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { dispatch, notify } from '~/roster/week/session';
import { lengthOf, proposed, startOf } from '~/roster/week/times';
import type { DragItem } from './dragItem';
import type { RosterSpot } from './rosterAxes';
import { shiftsAt } from './shiftAt';

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

/** Copies or cuts a cell's shifts, with a notice of their number. */
export function copy(week: EditableWeek, place: RosterSpot, slots: number, cut: boolean): void {
  const shifts = shiftsAt(week, place, slots).map((shift) => ({ ...shift, name: nameIn(week, shift.staffId) }));
  if (shifts.length === 0) return;
  copied = { monday: week.dates.monday, shifts, cut };
  notify({ kind: cut ? 'cut' : 'copied', count: shifts.length });
}

/** The ids of the clipboard's shifts that are in this week as they were copied. Other weeks may use the same ids. */
function presentIn(week: EditableWeek, { monday, shifts }: Clipboard): ReadonlySet<string> {
  if (week.dates.monday !== monday) return new Set();
  const key = (id: string, staffId: string, day: number, start: number, hours: number) =>
    JSON.stringify([id, staffId, nameIn(week, staffId), day, start, hours]);
  const present = new Set(
    week.handle
      .ask({ kind: 'schedule' })
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
function pastedAt(place: RosterSpot, shifts: readonly CopiedShift[]): Pasted[] {
  return shifts.map((source) => {
    const start = place.hour !== undefined && shifts.length === 1 ? Math.min(23, place.hour) : source.start;
    const staffId = place.staffId ?? source.staffId;
    return { source, shift: proposed(staffId, place.day ?? source.day, start, source.hours) };
  });
}

/**
 * Why a shift cannot be placed at a cell in place of the shift `replaces`; null if nothing blocks it. Its position is checked
 * as that of a dragged shift.
 */
function refusalAt(
  week: EditableWeek,
  place: RosterSpot,
  { source, shift }: Pasted,
  replaces: string | null,
): RefusedShift | null {
  const name = nameIn(week, shift.staffId);
  const isStranger = place.staffId === undefined && name !== source.name;
  if (isStranger) return { shift, name: source.name, violations: [] };
  const violations = week.handle
    .ask({ kind: 'violations', shift, replaces, positionId: place.positionId ?? source.positionId })
    .filter(({ level }) => level === 'block');
  return violations.length > 0 ? { shift, name, violations } : null;
}

/** Notifies why nothing was pasted. */
function notifyRefused(refusal: RefusedShift | undefined): void {
  if (refusal) notify({ kind: 'blocked', violation: refusal.violations[0] ?? null, name: refusal.name });
}

/** Moves a shift as one history entry; whether it could be moved. */
function moveShift(week: EditableWeek, place: RosterSpot, pasted: Pasted): boolean {
  const { shiftId } = pasted.source;
  const refusal = refusalAt(week, place, pasted, shiftId);
  if (refusal) notifyRefused(refusal);
  else dispatch((editor) => editor.tell({ kind: 'changeShift', shiftId, to: pasted.shift }), week);
  return !refusal;
}

/** Adds shifts as one history entry, and removes their sources that are `removable`; whether it removed any. */
function addShifts(
  week: EditableWeek,
  place: RosterSpot,
  pasted: readonly Pasted[],
  removable: ReadonlySet<string>,
): boolean {
  const refusals = pasted.map((each) => refusalAt(week, place, each, null));
  const free = pasted.filter((_, index) => !refusals[index]);
  const { placed, refused } = week.handle.ask({
    kind: 'placement',
    shifts: free.map(({ shift }) => shift),
    strict: false,
  });
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
  dispatch((editor) => editor.tell({ kind: 'paste', removed, shifts: placed }), week, allRefused);
  return removed.length > 0;
}

/** Pastes the clipboard onto a cell as one history entry; shifts that cannot be placed are reported with a reason. */
export function paste(week: EditableWeek, place: RosterSpot): void {
  if (!copied) return;
  const { cut, shifts } = copied;
  const present = presentIn(week, copied);
  const pasted = pastedAt(place, shifts);
  const [first] = pasted;
  const moved = tryCatch(() => {
    if (cut && first && pasted.length === 1 && present.has(first.source.shiftId)) return moveShift(week, place, first);
    // The same person on the same day has the shift already.
    const others = pasted.filter(
      ({ source, shift }) =>
        !present.has(source.shiftId) || shift.staffId !== source.staffId || shift.day !== source.day,
    );
    return addShifts(week, place, others, cut ? present : new Set());
  });
  if (!moved.ok) notify({ kind: 'failed', fault: moved.fault });
  else if (moved.value) copied = null;
}
