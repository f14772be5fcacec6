import { create } from 'zustand';

/** Files and links of a week; or what plans it from other weeks, and the rosters. */
export type WeekDialogPart = 'files' | 'copy' | 'pattern' | 'rosters';

interface WeekDialogStore {
  /** What is open, and the Monday of the week that it belongs to. */
  readonly open: { readonly part: WeekDialogPart; readonly monday: string } | null;
}

/** The dialog of the whole week and the whole roster, in this tab. */
export const useWeekDialog = create<WeekDialogStore>()(() => ({ open: null }));

export const openWeekDialog = (part: WeekDialogPart, monday: string) =>
  useWeekDialog.setState({ open: { part, monday } });
export const closeWeekDialog = () => useWeekDialog.setState({ open: null });
