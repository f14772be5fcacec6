import type { DetailMember, ShiftChip } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { lengthOf, startOf } from '~/roster/week/times';
import type { DragItem } from './dragItem';
import { barAt, type RosterSpot, spotOf } from './rosterAxes';

/** A person's shift as a `DragItem`. */
export function dragItemOf(positionId: string, { staffId }: DetailMember, shift: ShiftChip): DragItem {
  const { shiftId, day } = shift;
  return { shiftId, staffId, positionId, day, start: startOf(shift), hours: lengthOf(shift) };
}

/**
 * The shift of a chip or of a time line's cell. `chip` is the chip's id: the shift's in a person's row, otherwise the
 * person's; null on a time line, which has no chips. `slots` is the mask of the visible parts of the day.
 */
export function shiftAt(
  { handle }: EditableWeek,
  place: RosterSpot,
  chip: string | null,
  slots: number,
): DragItem | null {
  const staffId = place.staffId ?? chip;
  const { day, hour } = place;
  if (staffId === null || staffId === undefined || day === undefined) return null;
  // A shift in an hour may have started the day before; the roster's last row is an hour of the next day.
  const days = hour === undefined ? [day] : [day - 1, day, day + 1];
  const isVisibleHere = (shift: ShiftChip) => {
    if (hour !== undefined) {
      const at = (day - shift.day) * 24 + hour;
      return startOf(shift) < at + 1 && at < startOf(shift) + lengthOf(shift);
    }
    return place.staffId !== undefined ? shift.shiftId === chip : (shift.slots & slots) !== 0;
  };
  for (const candidate of days) {
    if (candidate < 0 || candidate > 6) continue;
    for (const { positionId, members } of handle.ask({ kind: 'memberDayDetails', staffId, day: candidate }).groups) {
      for (const member of members) {
        const shift = member.shifts.find(isVisibleHere);
        if (shift) return dragItemOf(positionId, member, shift);
      }
    }
  }
  return null;
}

/** The shifts that a cell shows: a person's, those of an hour, or those of a position on a day. */
export function shiftsAt(week: EditableWeek, place: RosterSpot, slots: number): DragItem[] {
  const { handle } = week;
  const { day, hour, staffId, positionId } = place;
  if (day === undefined) return [];
  if (staffId !== undefined && hour !== undefined) {
    const shift = shiftAt(week, place, null, slots);
    return shift ? [shift] : [];
  }
  const details = () => {
    if (staffId !== undefined) return handle.ask({ kind: 'memberDayDetails', staffId, day });
    if (hour !== undefined)
      return handle.ask({ kind: 'hourDetails', team: null, position: positionId ?? null, day, hour });
    return handle.ask({ kind: 'positionDayDetails', positionId: positionId ?? '', day, slots });
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

/** The shift under the pointer, or else all shifts of the cell. */
export function shiftsOfCell(
  week: EditableWeek,
  slots: number,
  cell: HTMLElement,
  point: MouseEvent | null,
): readonly string[] {
  const place = spotOf(cell);
  if (!place) return [];
  const target = point?.target instanceof Element ? point.target : null;
  const chip = point && (target?.closest<HTMLElement>('[data-chip]') ?? barAt(cell, point));
  const shift = chip?.dataset.chip ? shiftAt(week, place, chip.dataset.chip, slots) : null;
  return shift ? [shift.shiftId] : shiftsAt(week, place, slots).map(({ shiftId }) => shiftId);
}

/** Whether a place shows a shift's last hour. */
export function isLastHour({ day, start, hours }: DragItem, place: RosterSpot): boolean {
  return place.hour !== undefined && ((place.day ?? 0) - day) * 24 + place.hour === Math.ceil(start + hours) - 1;
}

/** Whether a place shows a shift's first hour. */
export function isFirstHour({ day, start }: DragItem, place: RosterSpot): boolean {
  return place.hour !== undefined && ((place.day ?? 0) - day) * 24 + place.hour === Math.floor(start);
}
