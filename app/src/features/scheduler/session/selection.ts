import { create } from 'zustand';
import type { RefusedShift } from '~/engine/engine';

interface Selection {
  /** Whether a click, a tap or a key on a cell selects its shifts instead of opening it. */
  readonly isSelecting: boolean;
  /** The ids of the selected shifts, in the order in which they were selected. */
  readonly ids: readonly string[];
  /** What the last command left as it was. */
  readonly refused: readonly RefusedShift[];
}

const nothing: Selection = { isSelecting: false, ids: [], refused: [] };

/** The shifts of the week on the screen that are selected; in the tab's memory only. */
export const useSelection = create<Selection>()(() => nothing);

/** Selects shifts, or deselects them where all of them were selected. */
export function toggleShifts(shiftIds: readonly string[]): void {
  useSelection.setState(({ ids }) => {
    const others = ids.filter((id) => !shiftIds.includes(id));
    const isAdded = ids.length - others.length < shiftIds.length;
    return { ids: isAdded ? [...others, ...shiftIds] : others, refused: [] };
  });
}

/** Leaves those out that are no longer there. */
export function pruneSelection(isThere: (shiftId: string) => boolean): void {
  const { ids } = useSelection.getState();
  const kept = ids.filter(isThere);
  if (kept.length < ids.length) useSelection.setState({ ids: kept });
}

/** Ends the selection. */
export function clearSelection(): void {
  useSelection.setState(nothing);
}

export function setSelecting(isSelecting: boolean): void {
  useSelection.setState(isSelecting ? { isSelecting } : nothing);
}
