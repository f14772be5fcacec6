import { create } from 'zustand';
import type { Editor } from '~/engine/engine';

/** The notice about what is kept on this device. */
type KeepNotice = 'waiting' | 'on' | 'failed' | 'damaged' | 'forgotten' | 'notForgotten';

export interface OwnTeamStore {
  readonly notice: KeepNotice | null;
  /** The roster whose changes are kept. */
  readonly kept: { readonly handle: Editor; readonly id: string; readonly name: string } | null;
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Whether a team was read in this visit, and its next steps are shown. */
  readonly fresh: boolean;
  setNotice: (notice: KeepNotice | null) => void;
  setKept: (kept: OwnTeamStore['kept']) => void;
  setOpen: (open: boolean) => void;
  setFresh: (fresh: boolean) => void;
}

/** The state of the visitor's own team, in this tab. */
export const useOwnTeamStore = create<OwnTeamStore>()((set) => ({
  notice: null,
  kept: null,
  open: false,
  fresh: false,
  setNotice: (notice) => set({ notice }),
  setKept: (kept) => set({ kept }),
  setOpen: (open) => set({ open }),
  setFresh: (fresh) => set({ fresh }),
}));
