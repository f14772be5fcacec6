import { activeWeek, useSession } from '~/roster/week/session';
import { arrowsOf, type Direction, type DropTarget, movedByDays, movedByHours, placedAt, quarter } from './dragItem';
import { blockOf, cancelDrag, drop, type Moving, setDropTarget, useMoving } from './movingStore';
import { currentRoster, getRosterAxes, type RosterSpot } from './rosterAxes';

/** An arrow key's axis, and its direction along it. */
export interface Arrow {
  readonly axis: 'horizontal' | 'vertical' | 'shifted';
  readonly by: -1 | 1;
}

/** A move by keys and buttons. */
export type SteppedMove = Moving & { readonly target: DropTarget };

/** The move by steps that goes on, if any. */
export function steppedMove(): SteppedMove | null {
  const { moving } = useMoving.getState();
  return moving?.by === 'steps' && moving.target ? { ...moving, target: moving.target } : null;
}

/** The person in the row above or below; the same one at the ends of the roster. */
function nextPerson(target: DropTarget, by: -1 | 1): DropTarget {
  const roster = currentRoster();
  if (!roster?.axes) return target;
  const { rows, first = 0 } = roster.axes;
  const row = rows.findIndex(({ staffId }) => staffId === target.staffId) + by;
  roster.scrollToRow?.(Math.max(0, first + row));
  return { ...target, staffId: rows[row]?.staffId ?? target.staffId };
}

const steps: Record<Direction | 'quarter', (target: DropTarget, by: -1 | 1) => DropTarget> = {
  day: movedByDays,
  hour: movedByHours,
  quarter: (target, by) => movedByHours(target, by * quarter),
  person: nextPerson,
};

function moveTo(target: DropTarget): void {
  const week = activeWeek(useSession.getState());
  useMoving.setState({ refused: false });
  if (week) setDropTarget(week, target);
}

/** Moves the shift one step along an axis of the roster; `byQuarter` steps hours by quarters. */
export function moveStep({ axis, by }: Arrow, byQuarter: boolean): void {
  const move = steppedMove();
  const axes = getRosterAxes();
  if (!move || !axes) return;
  const arrows = arrowsOf(axes);
  const direction = arrows[axis];
  if (direction) moveTo(steps[byQuarter && direction === 'hour' ? 'quarter' : direction](move.target, by));
}

/** Moves the shift to a place of the roster. */
export function moveStepsTo(place: RosterSpot): void {
  const move = steppedMove();
  if (move) moveTo(placedAt(move.item, move.target, place));
}

/** Drops the shift, unless a rule forbids it, which is said. */
export function finishSteps(): void {
  const move = steppedMove();
  const week = activeWeek(useSession.getState());
  if (!move || !week) return;
  if (blockOf(move)) useMoving.setState({ refused: true });
  else drop(week);
}

/** Ends the move without a change. */
export function cancelSteps(): void {
  cancelDrag(true);
}
