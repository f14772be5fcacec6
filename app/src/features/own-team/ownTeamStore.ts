import { create } from 'zustand';
import type { Editor } from '~/engine/engine';

/** The notice about the saved week. */
type SaveNotice = 'waiting' | 'on' | 'failed' | 'damaged' | 'forgotten' | 'notForgotten';

interface OwnTeamStore {
  readonly notice: SaveNotice | null;
  /** The week whose changes are saved, and its key. */
  readonly saved: { readonly handle: Editor; readonly week: string } | null;
  /** Whether the dialog is open. */
  readonly open: boolean;
  setNotice: (notice: SaveNotice | null) => void;
  setSaved: (saved: OwnTeamStore['saved']) => void;
  setOpen: (open: boolean) => void;
}

/** The state of the visitor's own team, in this tab. */
export const useOwnTeamStore = create<OwnTeamStore>()((set) => ({
  notice: null,
  saved: null,
  open: false,
  setNotice: (notice) => set({ notice }),
  setSaved: (saved) => set({ saved }),
  setOpen: (open) => set({ open }),
}));
