import { useEffect } from 'react';
import { activeWeek, closeDialog, useSession } from '~/roster/week/session';
import { currentView } from '~/roster/week/useViewState';
import { slotMask, slotNames } from '~/roster/week/viewState';
import { paintGesture, useBrush } from './brush';
import { drawGesture } from './drawGesture';
import { performKey } from './keys';
import { moveStepsTo, steppedMove } from './movingSteps';
import { useMoving } from './movingStore';
import { type Gesture, trackPresses } from './press';
import { cellOf, currentRoster, getRosterAxes, positionOf, spotOf } from './rosterAxes';
import { toggleShifts, useSelection } from './selection';
import { shiftsOfCell } from './shiftAt';
import { hitTest, shiftGesture, trackShiftEnds } from './shiftGesture';
import { typeTimes } from './timesInPlace';

const weekOnScreen = () => activeWeek(useSession.getState());
const visibleSlots = () => slotMask(currentView()?.slots ?? slotNames);

/** The week and the parts of the day that input acts on; null before the engine has the week. */
function contextOf() {
  const week = weekOnScreen();
  return week && { week, slots: visibleSlots() };
}

/** What a drag that starts here does: it paints the chosen shift type, moves or resizes the shift under the pointer, or draws one. */
function grab(event: PointerEvent, cancelPress: () => void): Gesture | null {
  const context = contextOf();
  if (!context || useMoving.getState().moving) return null;
  const painting = paintGesture(event);
  if (painting) return painting;
  const hit = hitTest(context.week, context.slots, event.target, event);
  return hit ? shiftGesture(hit, cancelPress) : drawGesture(event);
}

/** The shift of a block in a person's row that a mouse has clicked; null for other clicks. */
function clickedBlock(event: MouseEvent): string | null {
  const isTouch = 'pointerType' in event && event.pointerType === 'touch';
  if (event.detail === 0 || isTouch || getRosterAxes()?.scale === undefined || useBrush.getState().type) return null;
  const block = event.target instanceof Element ? event.target.closest('[data-chip]') : null;
  return block?.getAttribute('data-chip') ?? null;
}

/** Whether a click selects: in selection mode every one does, otherwise with Ctrl, Cmd or Shift. */
const isSelectingClick = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  (ctrlKey || metaKey || shiftKey || useSelection.getState().isSelecting) && !useMoving.getState().moving;

/** What a click on a cell does: it selects, moves a shift that is moved by steps there, or opens the cell. Returns the block of a person's row that opened it. */
function click(event: MouseEvent): string | null {
  const cell = cellOf(event.target);
  const at = positionOf(cell);
  if (!cell || !at) return null;
  const context = contextOf();
  if (steppedMove()) {
    const place = spotOf(cell);
    if (place) moveStepsTo(place);
    return null;
  }
  if (context && isSelectingClick(event)) {
    cell.focus({ preventScroll: true });
    toggleShifts(shiftsOfCell(context.week, context.slots, cell, event));
    return null;
  }
  currentRoster()?.open(at);
  return clickedBlock(event);
}

/** The owner of the scheduler's pointer and keys: presses are tracked in one place, and keys are in one table. */
export function useInput(): void {
  useEffect(() => {
    let clicked: string | null = null;
    const presses = trackPresses({
      grab: (event) => grab(event, () => presses.cancel()),
      click: (event) => {
        if (event.detail !== 2 || clicked === null) clicked = click(event);
      },
    });
    const stopTrackingEnds = trackShiftEnds(contextOf);
    const onKey = (event: KeyboardEvent) => performKey({ event, presses, week: weekOnScreen(), slots: visibleSlots() });
    const onMouseDown = (event: MouseEvent) => {
      // Shift with a click would select text.
      if (event.shiftKey && cellOf(event.target)) event.preventDefault();
      if (event.detail === 1) clicked = null;
      if (event.detail === 2 && clicked !== null) {
        // The second half of a double click lands on the dialog that the first has opened.
        event.preventDefault();
        closeDialog();
      }
    };
    // A press that ends closes popovers, so the field opens after it.
    const onMouseUp = (event: MouseEvent) => {
      if (event.detail === 2 && clicked !== null) typeTimes(clicked);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('mousedown', onMouseDown);
    document.addEventListener('mouseup', onMouseUp);
    return () => {
      presses.stop();
      stopTrackingEnds();
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('mousedown', onMouseDown);
      document.removeEventListener('mouseup', onMouseUp);
    };
  }, []);
}
