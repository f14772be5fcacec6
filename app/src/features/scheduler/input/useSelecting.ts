import { useEffect, useEffectEvent } from 'react';
import type { EditableWeek } from '../week/editableWeek';
import { shiftsAt } from './clipboard';
import { placeAt } from './dragItem';
import { useMoving } from './movingStore';
import { getRosterAxes, type Place } from './rosterAxes';
import { clearSelection, toggleShifts, useSelection } from './selection';
import { shiftAt } from './shiftAt';
import { barAt, placeOf } from './useGridKeys';

interface Modifiers {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

const shouldSelect = ({ ctrlKey, metaKey, shiftKey }: Modifiers) =>
  (ctrlKey || metaKey || shiftKey || useSelection.getState().isSelecting) && !useMoving.getState().moving;

/** The roster cell of an event. */
const cellOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[role=grid] [data-cell]') : null;

function placeOfCell(cell: HTMLElement): Place | null {
  const axes = getRosterAxes();
  const at = placeOf(cell);
  return axes && at && placeAt(axes, at);
}

/** The shift under the pointer, or else all shifts of the cell. */
function shiftsOf(week: EditableWeek, slots: number, cell: HTMLElement, point: MouseEvent | null): string[] {
  const place = placeOfCell(cell);
  if (!place) return [];
  const chip =
    point &&
    ((point.target as Element).closest<HTMLElement>('[data-chip]') ?? (barAt(cell, point) as HTMLElement | null));
  const shift = chip?.dataset.chip ? shiftAt(week, place, chip.dataset.chip, slots) : null;
  return shift ? [shift.shiftId] : shiftsAt(week, place, slots).map(({ shiftId }) => shiftId);
}

/** Where Delete and Backspace are for something else. */
const ownDelete = 'input:not([type=radio]), textarea, select, [contenteditable], [role=application]';

/** The shifts that Delete removes: the selected ones, or without any, those of the person's cell with the focus. */
function shiftsToDelete(week: EditableWeek, slots: number, event: KeyboardEvent): readonly string[] {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if ((key !== 'Delete' && key !== 'Backspace') || ctrlKey || metaKey || altKey || shiftKey) return [];
  if (useMoving.getState().moving || document.querySelector('dialog[open]')) return [];
  if (target instanceof Element && target.closest(ownDelete)) return [];
  const { ids } = useSelection.getState();
  if (ids.length > 0) return ids;
  const cell = cellOf(event);
  return cell && placeOfCell(cell)?.staffId !== undefined ? shiftsOf(week, slots, cell, null) : [];
}

/**
 * Ctrl, Cmd or Shift with a click or Space selects shifts of the roster; in selection mode, every click, tap, Space and
 * Enter does. Escape clears the selection, Delete and Backspace remove its shifts.
 */
export function useSelecting(week: EditableWeek, slots: number, onDelete: (ids: readonly string[]) => void): void {
  const remove = useEffectEvent(onDelete);
  useEffect(() => {
    const toggle = (event: Event, cell: HTMLElement, point: MouseEvent | null) => {
      event.preventDefault();
      event.stopPropagation();
      toggleShifts(shiftsOf(week, slots, cell, point));
    };
    const onClick = (event: MouseEvent) => {
      const cell = cellOf(event);
      if (!cell || !shouldSelect(event)) return;
      cell.focus({ preventScroll: true });
      toggle(event, cell, event);
    };
    const onMouseDown = (event: MouseEvent) => {
      // Shift-click would select text.
      if (event.shiftKey && cellOf(event)) event.preventDefault();
    };
    const onKey = (event: KeyboardEvent) => {
      const { key } = event;
      const { ids, isSelecting } = useSelection.getState();
      if (key === 'Escape') {
        if (
          (ids.length > 0 || isSelecting) &&
          !useMoving.getState().moving &&
          !document.querySelector('dialog[open]')
        ) {
          event.stopPropagation();
          clearSelection();
        }
        return;
      }
      const deleted = shiftsToDelete(week, slots, event);
      if (deleted.length > 0) {
        event.preventDefault();
        remove(deleted);
        return;
      }
      const cell = cellOf(event);
      if (cell && (key === ' ' || (key === 'Enter' && isSelecting)) && shouldSelect(event)) toggle(event, cell, null);
    };
    // Capturing on the body: before the roster's handlers, and after `swallowClick` on the window.
    const options = { capture: true };
    document.body.addEventListener('click', onClick, options);
    document.body.addEventListener('mousedown', onMouseDown, options);
    document.body.addEventListener('keydown', onKey, options);
    return () => {
      document.body.removeEventListener('click', onClick, options);
      document.body.removeEventListener('mousedown', onMouseDown, options);
      document.body.removeEventListener('keydown', onKey, options);
    };
  }, [week, slots]);
}
