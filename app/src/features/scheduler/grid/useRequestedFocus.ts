import { useEffect } from 'react';
import { type FocusRequest, requestFocus, useFocusRequest } from './focusStore';
import type { CellPlace } from './useGridKeys';

/**
 * Gives a cell the focus that something outside the roster has asked for. `placeOf` knows where it is; null when it is
 * another roster's.
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
