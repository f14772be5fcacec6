import { create } from 'zustand';
import type { Effect, Violation } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import type { CellPlace } from '../grid/useGridKeys';
import { effectOf } from '../labour/effectText';
import type { OpenWeek } from '../model/openWeek';
import { proposed } from '../model/times';
import { closeDialog, dismissNotice, dispatch, notifyBlocked } from '../session/session';
import { type DragItem, type DropTarget, isUnmoved, unmoved } from './dragItem';

/** A shift that is being moved, with what the engine says about its present target. */
export interface Moving {
  /** Dragged with the pointer, or moved step by step with keys and buttons. */
  readonly by: 'pointer' | 'steps';
  /** `end` and `start`: that end of it is pulled. */
  readonly what: 'move' | 'end' | 'start';
  readonly carried: DragItem;
  /** Null while the pointer is outside the roster. */
  readonly wanted: DropTarget | null;
  /** Blocks first. */
  readonly violations: readonly Violation[];
  /** What putting it down would do; null where it is. */
  readonly effect: Effect | null;
  /** The cell under the pointer. */
  readonly over: CellPlace | null;
}

interface MovingStore {
  moving: Moving | null;
  /** Whether the last move was cancelled by the user. */
  cancelled: boolean;
}

/** The shift that is being moved, if any. The week itself only changes when the shift is dropped. */
export const useMoving = create<MovingStore>()(() => ({ moving: null, cancelled: false }));

function violationsOf({ handle }: OpenWeek, carried: DragItem, wanted: DropTarget | null): readonly Violation[] {
  if (!wanted || isUnmoved(carried, wanted)) return [];
  const { staffId, positionId, day, start, hours } = wanted;
  const shift = proposed(staffId, day, start, hours);
  const found = tryCatch(() => handle.violations(shift, carried.shiftId, positionId));
  return found.ok ? found.value : [];
}

function effectAt(open: OpenWeek, carried: DragItem, wanted: DropTarget | null): Effect | null {
  if (!wanted || isUnmoved(carried, wanted)) return null;
  const { staffId, day, start, hours } = wanted;
  return effectOf(open, [carried.shiftId], [proposed(staffId, day, start, hours)]);
}

/** Starts moving a shift. The last notice is dismissed, because it would cover possible targets. */
export function startDrag(moving: Pick<Moving, 'by' | 'what' | 'carried'>): void {
  dismissNotice();
  useMoving.setState({
    moving: { ...moving, wanted: unmoved(moving.carried), violations: [], effect: null, over: null },
    cancelled: false,
  });
}

/** Starts moving a shift by keyboard or buttons, and closes the dialog in which that was chosen. */
export function moveBySteps(carried: DragItem): void {
  closeDialog();
  // Once the dialog is closed: it gives the focus back to its opener first.
  setTimeout(() => startDrag({ by: 'steps', what: 'move', carried }));
}

/** Sets where the shift would go, and asks the engine what that would break. */
export function setDropTarget(open: OpenWeek, wanted: DropTarget | null, over: CellPlace | null = null): void {
  const { moving } = useMoving.getState();
  if (!moving) return;
  const { carried } = moving;
  const said = { violations: violationsOf(open, carried, wanted), effect: effectAt(open, carried, wanted) };
  useMoving.setState({ moving: { ...moving, wanted, over, ...said } });
}

/** Ends the move without a change; `cancelled` if the user asked for that. */
export function cancelDrag(cancelled = false): void {
  if (useMoving.getState().moving) useMoving.setState({ moving: null, cancelled });
}

/** The violation that forbids dropping the shift here. */
export function blockOf({ violations }: Pick<Moving, 'violations'>): Violation | undefined {
  return violations.find(({ level }) => level === 'block');
}

/** Drops the shift with one command, unless it has not moved, is outside the roster, or may not be there. */
export function drop(open: OpenWeek): void {
  const { moving } = useMoving.getState();
  if (!moving) return;
  const { carried, wanted } = moving;
  const block = blockOf(moving);
  cancelDrag();
  if (!wanted || isUnmoved(carried, wanted)) return;
  if (block) {
    const name = open.staff.find(({ id }) => id === wanted.staffId)?.name ?? '';
    notifyBlocked(block, name);
    return;
  }
  const { staffId, day, start, hours } = wanted;
  // Taking the marks away and the focus back is one task, the command another.
  setTimeout(() => dispatch((week) => week.changeShift(carried.shiftId, proposed(staffId, day, start, hours)), open));
}
