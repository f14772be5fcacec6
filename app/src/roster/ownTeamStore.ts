import { create } from 'zustand';
import type { Editor } from '~/engine/engine';

/** The notice about what is kept on this device. */
type KeepNotice = 'waiting' | 'on' | 'failed' | 'elsewhere' | 'damaged' | 'forgotten' | 'notForgotten';

/** The entry under which a roster and its changes are kept. */
export interface Kept {
  readonly id: string;
  readonly name: string;
}

export interface OwnTeamStore {
  readonly notice: KeepNotice | null;
  /** The entry that another tab has changed or deleted, of the notice `elsewhere`. */
  readonly lost: Kept | null;
  /** Whether the browser has promised, in this visit, not to delete what is kept by itself; null if it was not asked. */
  readonly persisted: boolean | null;
  /** The rosters whose changes are kept: the open one, and those that Undo brings back. */
  readonly kept: ReadonlyMap<Editor, Kept>;
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Whether the dialog has input that is not a roster yet. */
  readonly hasInput: boolean;
  /** Whether a team was read in this visit, and its next steps are shown. */
  readonly fresh: boolean;
  setNotice: (notice: KeepNotice | null) => void;
  /** Keeps a roster's changes from now on, or no longer. */
  setKept: (handle: Editor, kept: Kept | null) => void;
  setOpen: (open: boolean) => void;
  setFresh: (fresh: boolean) => void;
}

/** The state of the visitor's own team, in this tab. */
export const useOwnTeamStore = create<OwnTeamStore>()((set) => ({
  notice: null,
  lost: null,
  persisted: null,
  kept: new Map(),
  open: false,
  hasInput: false,
  fresh: false,
  setNotice: (notice) => set({ notice }),
  setKept: (handle, kept) =>
    set((store) => {
      const others = [...store.kept].filter(([other]) => other !== handle);
      return { kept: new Map(kept ? [...others, [handle, kept]] : others) };
    }),
  setOpen: (open) => set({ open }),
  setFresh: (fresh) => set({ fresh }),
}));
