import { create } from 'zustand';
import type { Grouping } from '../model/viewState';

/** A cell that should have the focus as soon as its roster is there. */
export interface WantedCell {
  readonly group: Exclude<Grouping, 'role'>;
  readonly day: number;
  readonly hour: number;
  readonly staffId: string | null;
}

export const useWantedCell = create<{ cell: WantedCell | null }>()(() => ({ cell: null }));

export function askFocus(cell: WantedCell | null): void {
  useWantedCell.setState({ cell });
}
