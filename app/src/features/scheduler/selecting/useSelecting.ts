import { useEffect } from 'react';
import { getRosterAxes } from '../grid/rosterAxes';
import { barAt, placeOf } from '../grid/useGridKeys';
import type { OpenWeek } from '../model/openWeek';
import { shiftsAt } from '../moving/clipboard';
import { placeAt } from '../moving/dragItem';
import { useMoving } from '../moving/movingStore';
import { shiftAt } from '../moving/shiftAt';
import { clearSelection, toggleShifts, useSelection } from '../session/selection';

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

/** The shift under the pointer, or else all shifts of the cell. */
function shiftsOf(open: OpenWeek, slots: number, cell: HTMLElement, point: MouseEvent | null): string[] {
  const axes = getRosterAxes();
  const at = placeOf(cell);
  const place = axes && at && placeAt(axes, at);
  if (!place) return [];
  const chip =
    point &&
    ((point.target as Element).closest<HTMLElement>('[data-chip]') ?? (barAt(cell, point) as HTMLElement | null));
  const shift = chip?.dataset.chip ? shiftAt(open, place, chip.dataset.chip, slots) : null;
  return shift ? [shift.shiftId] : shiftsAt(open, place, slots).map(({ shiftId }) => shiftId);
}

/**
 * Ctrl, Cmd or Shift with a click or Space selects shifts of the roster; in selection mode, every click, tap, Space and
 * Enter does. Escape clears the selection.
 */
export function useSelecting(open: OpenWeek, slots: number): void {
  useEffect(() => {
    const toggle = (event: Event, cell: HTMLElement, point: MouseEvent | null) => {
      event.preventDefault();
      event.stopPropagation();
      toggleShifts(shiftsOf(open, slots, cell, point));
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
  }, [open, slots]);
}
