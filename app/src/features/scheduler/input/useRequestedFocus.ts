import { useEffect } from 'react';
import { create } from 'zustand';
import type { Grouping } from '../week/viewState';
import type { CellPlace } from './useGridKeys';

/** A cell to focus as soon as its roster is rendered, on this visit to the page. */
interface FocusRequest {
  readonly group: Exclude<Grouping, 'role'>;
  readonly day: number;
  readonly hour: number;
  readonly staffId: string | null;
}

const useFocusRequest = create<{ cell: FocusRequest | null }>()(() => ({ cell: null }));

export function requestFocus(cell: FocusRequest | null): void {
  useFocusRequest.setState({ cell });
}

/** The cells of a roster that can be focused on request from outside it. */
export interface FocusTargets {
  readonly group: FocusRequest['group'];
  /** The position of the requested cell among all rows, rendered or not; null if the roster does not have it. */
  readonly placeOf: (cell: FocusRequest) => CellPlace | null;
}

/** Focuses a requested cell of this roster once, and shows it in the middle of its box. */
export function useRequestedFocus(
  targets: FocusTargets | undefined,
  focusCell: (place: CellPlace, scroll: ScrollIntoViewOptions) => void,
): void {
  const cell = useFocusRequest((store) => store.cell);
  useEffect(() => {
    if (!cell || cell.group !== targets?.group) return;
    requestFocus(null);
    const place = targets.placeOf(cell);
    if (place) focusCell(place, { block: 'center', inline: 'nearest' });
  });
}
