import { create } from 'zustand';
import type { RefusedShift } from '~/engine/engine';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { type Command, dispatch } from '~/roster/week/session';

interface Selection {
  /** Whether a click, a tap or a key on a cell selects its shifts instead of opening it. */
  readonly isSelecting: boolean;
  /** The ids of the selected shifts, in the order in which they were selected. */
  readonly ids: readonly string[];
  /** Shifts that the last command could not change. */
  readonly refused: readonly RefusedShift[];
}

const emptySelection: Selection = { isSelecting: false, ids: [], refused: [] };

/** The selected shifts of the active week; in memory only. */
export const useSelection = create<Selection>()(() => emptySelection);

/** Selects shifts, or deselects them where all of them were selected. */
export function toggleShifts(shiftIds: readonly string[]): void {
  useSelection.setState(({ ids }) => {
    const others = ids.filter((id) => !shiftIds.includes(id));
    const isAdded = ids.length - others.length < shiftIds.length;
    return { ids: isAdded ? [...others, ...shiftIds] : others, refused: [] };
  });
}

/** Deselects shifts that no longer exist. */
export function pruneSelection(exists: (shiftId: string) => boolean): void {
  const { ids } = useSelection.getState();
  const remaining = ids.filter(exists);
  if (remaining.length < ids.length) useSelection.setState({ ids: remaining });
}

/** Ends the selection. */
export function clearSelection(): void {
  useSelection.setState(emptySelection);
}

export function setSelecting(isSelecting: boolean): void {
  useSelection.setState(isSelecting ? { isSelecting } : emptySelection);
}

/** Changes the selected shifts as one history entry; shifts that the engine refuses to change are listed. */
export function changeTogether(command: Command, expected: EditableWeek): void {
  useSelection.setState({ refused: dispatch(command, expected)?.refused ?? [] });
}

/** Removes shifts as one history entry. */
export function removeTogether(ids: readonly string[], expected: EditableWeek): void {
  changeTogether((editor) => editor.tell({ kind: 'removeShifts', shiftIds: [...ids] }), expected);
}
