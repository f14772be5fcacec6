import { create } from 'zustand';
import type { Grouping } from '../week/viewState';

/** A cell to focus as soon as its roster is rendered, on this visit to the page. */
export interface FocusRequest {
  readonly group: Exclude<Grouping, 'role'>;
  readonly day: number;
  readonly hour: number;
  readonly staffId: string | null;
}

export const useFocusRequest = create<{ cell: FocusRequest | null }>()(() => ({ cell: null }));

export function requestFocus(cell: FocusRequest | null): void {
  useFocusRequest.setState({ cell });
}
