import { create } from 'zustand';
import type { ProposedShift, ShiftType } from '~/engine/engine';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { activeWeek, dismissNotice, dispatch, notifyBlocked, useSession } from '~/roster/week/session';
import { lengthOf, startOf } from '~/roster/week/times';
import type { Gesture } from './press';
import { type CellPosition, cellOf, currentRoster, getRosterAxes, positionOf, spotAt } from './rosterAxes';
import { proposalOf } from './shiftTypes';

/** The shift type with which cells are painted. */
export const useBrush = create<{ readonly type: ShiftType | null }>()(() => ({ type: null }));

/** The shift of a type for a person's day. */
function painted(type: ShiftType, staffId: string, day: number): ProposedShift {
  const { breakMinutes, positionId } = type;
  return proposalOf({ type, start: startOf(type), hours: lengthOf(type), breakMinutes, positionId }, staffId, day);
}

/** Adds shifts as one history entry, and reports those that cannot be placed. */
function addPainted(week: EditableWeek, shifts: readonly ProposedShift[]): void {
  const { placed, refused } = week.handle.ask({ kind: 'placement', shifts: [...shifts], strict: false });
  const [first] = refused;
  const [violation] = first?.violations ?? [];
  const [only] = placed;
  if (!only) {
    if (first && violation) notifyBlocked(violation, first.name);
  } else if (shifts.length === 1)
    dispatch((editor) => editor.tell({ kind: 'addShift', shift: only, confirmed: false }), week);
  else dispatch((editor) => editor.tell({ kind: 'paste', removed: [], shifts: placed }), week, refused);
}

/** Adds the chosen shift type to a person's day; false without one, so that the click opens the cell. */
export function paintCell(week: EditableWeek, staffId: string, day: number): boolean {
  const { type } = useBrush.getState();
  if (!type) return false;
  addPainted(week, [painted(type, staffId, day)]);
  return true;
}

/** The cells of the rectangle between two cells. */
function cellsBetween(from: CellPosition, to: CellPosition): CellPosition[] {
  const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)];
  const [left, right] = [Math.min(from.column, to.column), Math.max(from.column, to.column)];
  return Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: right - left + 1 }, (_, column) => ({ row: top + row, column: left + column })),
  ).flat();
}

/** Paints the chosen shift type over the cells of a rectangle of people and days; null without a type to paint with. */
export function paintGesture(event: PointerEvent): Gesture | null {
  const { type } = useBrush.getState();
  const cell = cellOf(event.target);
  const from = positionOf(cell);
  const paint = currentRoster()?.paint;
  if (!type || !cell || !from || (!paint && getRosterAxes()?.scale === undefined)) return null;
  const grid = cell.closest('[role=grid]');
  let cells: readonly CellPosition[] = [];
  const mark = (next: readonly CellPosition[]) => {
    for (const element of grid?.querySelectorAll('[data-painted]') ?? []) element.removeAttribute('data-painted');
    for (const { row, column } of next) {
      grid?.querySelector(`[data-cell="${row},${column}"]`)?.setAttribute('data-painted', '');
    }
    cells = next;
  };
  return {
    kind: 'paint',
    threshold: 8,
    start: dismissNotice,
    move: ({ target, clientX, clientY, pointerType }) => {
      // Touch events all target the element that was touched first.
      const under = pointerType === 'touch' ? document.elementFromPoint(clientX, clientY) : target;
      const to = positionOf(cellOf(under));
      if (to) mark(cellsBetween(from, to));
    },
    drop: () => {
      if (paint) {
        const painted = cells;
        mark([]);
        return paint(painted, type);
      }
      const week = activeWeek(useSession.getState());
      const axes = getRosterAxes();
      const shifts = cells.flatMap((each) => {
        const { staffId, day } = (axes && spotAt(axes, each)) ?? {};
        return staffId !== undefined && day !== undefined ? [painted(type, staffId, day)] : [];
      });
      mark([]);
      if (week && shifts.length > 0) addPainted(week, shifts);
    },
    cancel: () => mark([]),
  };
}
