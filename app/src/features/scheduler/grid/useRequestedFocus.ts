import { useEffect } from 'react';
import { type FocusRequest, requestFocus, useFocusRequest } from './focusStore';
import type { CellPlace } from './useGridKeys';

/**
 * Focuses a cell on request from outside the roster. `placeOf` returns its position; null if it belongs to another
 * view.
 */
export function useRequestedFocus(placeOf: (cell: FocusRequest) => CellPlace | null): void {
  const cell = useFocusRequest((store) => store.cell);
  useEffect(() => {
    if (!cell) return;
    const place = placeOf(cell);
    if (!place) return;
    const element = document.querySelector<HTMLElement>(`[data-cell="${place.row},${place.column}"]`);
    if (!element) return;
    requestFocus(null);
    element.focus();
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
  });
}
