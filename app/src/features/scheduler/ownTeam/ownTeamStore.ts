import { create } from 'zustand';
import type { Week } from '~/engine/engine';

/** What the notice about keeping a week says. */
type KeptNotice = 'waiting' | 'on' | 'failed' | 'damaged' | 'forgotten' | 'notForgotten';

interface OwnTeamStore {
  readonly notice: KeptNotice | null;
  /** The week whose changes are kept, and its key. */
  readonly kept: { readonly handle: Week; readonly week: string } | null;
  /** The dialog is open. */
  readonly open: boolean;
  say: (notice: KeptNotice | null) => void;
  keep: (kept: OwnTeamStore['kept']) => void;
  setOpen: (open: boolean) => void;
}

/** What the scheduler knows of somebody's own team, in this tab. */
export const useOwnTeamStore = create<OwnTeamStore>()((set) => ({
  notice: null,
  kept: null,
  open: false,
  say: (notice) => set({ notice }),
  keep: (kept) => set({ kept }),
  setOpen: (open) => set({ open }),
}));
