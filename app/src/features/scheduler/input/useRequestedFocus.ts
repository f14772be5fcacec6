import { useEffect } from 'react';
import { type FocusRequest, requestFocus, useFocusRequest } from '~/roster/week/actions';
import type { CellPosition } from './rosterAxes';

/** The cells of a roster that can be focused on request from outside it. */
export interface FocusTargets {
  readonly group: FocusRequest['group'];
  /** The position of the requested cell among all rows, rendered or not; null if the roster does not have it. */
  readonly positionOf: (cell: FocusRequest) => CellPosition | null;
}

/** Focuses a requested cell of this roster once, and shows it in the middle of its box. */
export function useRequestedFocus(
  targets: FocusTargets | undefined,
  focusCell: (place: CellPosition, scroll: ScrollIntoViewOptions) => void,
): void {
  const cell = useFocusRequest((store) => store.cell);
  useEffect(() => {
    if (!cell || cell.group !== targets?.group) return;
    requestFocus(null);
    const place = targets.positionOf(cell);
    if (place) focusCell(place, { block: 'center', inline: 'nearest' });
  });
}
