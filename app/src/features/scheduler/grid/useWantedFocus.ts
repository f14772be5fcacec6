import { useEffect } from 'react';
import { askFocus, useWantedCell, type WantedCell } from './focusStore';
import type { CellPlace } from './useGridKeys';

/**
 * Gives a cell the focus that something outside the roster has asked for. `placeOf` knows where it is; null when it is
 * another roster's.
 */
export function useWantedFocus(placeOf: (cell: WantedCell) => CellPlace | null): void {
  const cell = useWantedCell((store) => store.cell);
  useEffect(() => {
    if (!cell) return;
    const place = placeOf(cell);
    if (!place) return;
    const element = document.querySelector<HTMLElement>(`[data-cell="${place.row},${place.column}"]`);
    if (!element) return;
    askFocus(null);
    element.focus();
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
  });
}
