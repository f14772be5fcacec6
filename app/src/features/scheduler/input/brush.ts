import { create } from 'zustand';
import type { ShiftType } from '~/engine/engine';
import { lengthOf, startOf } from '../text/times';
import type { EditableWeek } from '../week/editableWeek';
import { dispatch, notifyBlocked } from '../week/session';
import { proposalOf } from './shiftTypes';

/** The shift type with which cells are painted. */
export const useBrush = create<{ readonly type: ShiftType | null }>()(() => ({ type: null }));

/** Adds the chosen shift type to a person's day; false without one, so that the click opens the cell. */
export function paintCell(week: EditableWeek, staffId: string, day: number): boolean {
  const { type } = useBrush.getState();
  if (!type) return false;
  const shift = proposalOf(
    { type, start: startOf(type), hours: lengthOf(type), breakMinutes: type.breakMinutes, positionId: type.positionId },
    staffId,
    day,
  );
  const [refused] = week.handle.placement([shift], false).refused;
  const [violation] = refused?.violations ?? [];
  if (refused && violation) notifyBlocked(violation, refused.name);
  else dispatch((editor) => editor.addShift(shift, false), week);
  return true;
}
