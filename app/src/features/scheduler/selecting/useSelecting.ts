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

/** The cell of the roster that an event is about. */
const cellOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[role=grid] [data-cell]') : null;

/** The shift that is pointed at, otherwise all those that the cell shows. */
function shiftsOf(open: OpenWeek, slots: number, cell: HTMLElement, point: MouseEvent | null): string[] {
  const axes = getRosterAxes();
  const at = placeOf(cell);
  const place = axes && at && placeAt(axes, at);
  if (!place) return [];
  const chip =
    point &&
    ((point.target as Element).closest<HTMLElement>('[data-chip]') ?? (barAt(cell, point) as HTMLElement | null));
  const pointed = chip?.dataset.chip ? shiftAt(open, place, chip.dataset.chip, slots) : null;
  return pointed ? [pointed.shiftId] : shiftsAt(open, place, slots).map(({ shiftId }) => shiftId);
}

/**
 * Ctrl, Cmd or Shift with a click or with Space selects shifts of the roster, and while the mode is on every click, tap,
 * Space and Enter does. Escape ends the selection.
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
      // It would select text.
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
    // Before the roster hears of it, and after what swallows the click at the end of a drag.
    const heard = { capture: true };
    document.body.addEventListener('click', onClick, heard);
    document.body.addEventListener('mousedown', onMouseDown, heard);
    document.body.addEventListener('keydown', onKey, heard);
    return () => {
      document.body.removeEventListener('click', onClick, heard);
      document.body.removeEventListener('mousedown', onMouseDown, heard);
      document.body.removeEventListener('keydown', onKey, heard);
    };
  }, [open, slots]);
}
