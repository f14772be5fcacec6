import { create } from 'zustand';
import type { Effect, Violation } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import type { CellPlace } from '../grid/useGridKeys';
import { effectOf } from '../labour/effectText';
import type { OpenWeek } from '../model/openWeek';
import { proposed } from '../model/times';
import { closeDialog, dismissNotice, dispatch, notifyBlocked } from '../session/session';
import { type DragItem, type DropTarget, isUnmoved, unmoved } from './dragItem';

/** A shift on its way, with what the engine says about the place over which it is held. */
export interface Moving {
  /** DragItem with the pointer, or moved step by step with keys and buttons. */
  readonly by: 'pointer' | 'steps';
  /** `end` and `start`: that end of it is drawn. */
  readonly what: 'move' | 'end' | 'start';
  readonly carried: DragItem;
  /** Null while it is held over nothing. */
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
  /** Whether the last one was let go of on purpose. */
  cancelled: boolean;
}

/** The shift that is being moved, if one is: in the tab's memory only, and nothing of the week until it is put down. */
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

/** Takes a shift up from where it is. What was told of the last one goes: it would lie over places to put this one. */
export function startDrag(moving: Pick<Moving, 'by' | 'what' | 'carried'>): void {
  dismissNotice();
  useMoving.setState({
    moving: { ...moving, wanted: unmoved(moving.carried), violations: [], effect: null, over: null },
    cancelled: false,
  });
}

/** Begins to move a shift step by step: the dialog that was asked for it makes room for the roster. */
export function moveBySteps(carried: DragItem): void {
  closeDialog();
  // Once the dialog is closed: it gives the focus back to its opener first.
  setTimeout(() => startDrag({ by: 'steps', what: 'move', carried }));
}

/** Holds the shift over another place and asks the engine about it. */
export function holdOver(open: OpenWeek, wanted: DropTarget | null, over: CellPlace | null = null): void {
  const { moving } = useMoving.getState();
  if (!moving) return;
  const { carried } = moving;
  const said = { violations: violationsOf(open, carried, wanted), effect: effectAt(open, carried, wanted) };
  useMoving.setState({ moving: { ...moving, wanted, over, ...said } });
}

/** Lets go of the shift and changes nothing; `cancelled` when somebody wanted that. */
export function cancelDrag(cancelled = false): void {
  if (useMoving.getState().moving) useMoving.setState({ moving: null, cancelled });
}

/** What keeps the shift from being put down. */
export function blockOf({ violations }: Pick<Moving, 'violations'>): Violation | undefined {
  return violations.find(({ level }) => level === 'block');
}

/** Puts the shift down: one command of the engine, unless it is where it was, over nothing, or may not be there. */
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
