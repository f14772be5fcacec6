import { create } from 'zustand';
import type { Effect, Violation } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import { effectOf } from '~/roster/text/effectText';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { closeDialog, dismissNotice, dispatch, notifyBlocked } from '~/roster/week/session';
import { proposed } from '~/roster/week/times';
import { type DragItem, type DropTarget, isUnmoved, unmoved } from './dragItem';
import type { CellPosition } from './rosterAxes';

/** A shift that is being moved, with the engine's findings about its current target. */
export interface Moving {
  /** Dragged with the pointer, or moved step by step with keys and buttons. */
  readonly by: 'pointer' | 'steps';
  /** `end` and `start` resize the shift at that end. */
  readonly mode: 'move' | 'end' | 'start';
  readonly item: DragItem;
  /** Null while the pointer is outside the roster. */
  readonly target: DropTarget | null;
  /** Blocks first. */
  readonly violations: readonly Violation[];
  /** The effect of dropping it; null if it has not moved. */
  readonly effect: Effect | null;
  /** The cell under the pointer. */
  readonly over: CellPosition | null;
}

interface MovingStore {
  moving: Moving | null;
  /** How the user ended the last move; null while there is one, or when something else ended it. */
  ended: 'dropped' | 'cancelled' | null;
  /** Whether the user tried to drop it where a rule forbids that. */
  refused: boolean;
}

/** The shift that is being moved, if any. The week itself only changes when the shift is dropped. */
export const useMoving = create<MovingStore>()(() => ({
  moving: null,
  ended: null,
  refused: false,
}));

function violationsOf({ handle }: EditableWeek, item: DragItem, target: DropTarget | null): readonly Violation[] {
  if (!target || isUnmoved(item, target)) return [];
  const { staffId, positionId, day, start, hours } = target;
  const shift = proposed(staffId, day, start, hours);
  const found = tryCatch(() => handle.ask({ kind: 'violations', shift, replaces: item.shiftId, positionId }));
  return found.ok ? found.value : [];
}

function effectAt(week: EditableWeek, item: DragItem, target: DropTarget | null): Effect | null {
  if (!target || isUnmoved(item, target)) return null;
  const { staffId, day, start, hours } = target;
  return effectOf(week, [item.shiftId], [proposed(staffId, day, start, hours)]);
}

/** Starts moving a shift. The last notice is dismissed, because it would cover possible targets. */
export function startDrag(moving: Pick<Moving, 'by' | 'mode' | 'item'>): void {
  dismissNotice();
  useMoving.setState({
    moving: { ...moving, target: unmoved(moving.item), violations: [], effect: null, over: null },
    ended: null,
    refused: false,
  });
}

/** Starts moving a shift by keyboard or buttons, and closes the dialog where that was chosen. */
export function moveBySteps(item: DragItem): void {
  closeDialog();
  // After the dialog has closed and restored the focus to its opener.
  setTimeout(() => startDrag({ by: 'steps', mode: 'move', item }));
}

/** Sets the drop target and checks it with the engine. */
export function setDropTarget(week: EditableWeek, target: DropTarget | null, over: CellPosition | null = null): void {
  const { moving } = useMoving.getState();
  if (!moving) return;
  const { item } = moving;
  const findings = { violations: violationsOf(week, item, target), effect: effectAt(week, item, target) };
  useMoving.setState({ moving: { ...moving, target, over, ...findings } });
}

/** Ends the move without a change; `cancelled` if the user asked for that. */
export function cancelDrag(cancelled = false): void {
  if (useMoving.getState().moving) useMoving.setState({ moving: null, ended: cancelled ? 'cancelled' : null });
}

/** The violation that forbids dropping the shift here. */
export function blockOf({ violations }: Pick<Moving, 'violations'>): Violation | undefined {
  return violations.find(({ level }) => level === 'block');
}

/** Drops the shift with one command, unless it has not moved, is outside the roster, or is blocked. */
export function drop(week: EditableWeek): void {
  const { moving } = useMoving.getState();
  if (!moving) return;
  const { item, target } = moving;
  const block = blockOf(moving);
  useMoving.setState({ moving: null, ended: 'dropped' });
  if (!target || isUnmoved(item, target)) return;
  if (block) {
    const name = week.staff.find(({ id }) => id === target.staffId)?.name ?? '';
    notifyBlocked(block, name);
    return;
  }
  const { staffId, day, start, hours } = target;
  // In a separate task, after the marks are removed and the focus is restored.
  setTimeout(() =>
    dispatch(
      (editor) => editor.tell({ kind: 'changeShift', shiftId: item.shiftId, to: proposed(staffId, day, start, hours) }),
      week,
    ),
  );
}
