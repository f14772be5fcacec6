import { create } from 'zustand';
import { dismissNotice } from '../acting/actingStore';
import type { DialogTarget } from './dialogTarget';

interface DialogStore {
  target: DialogTarget | null;
}

/** Which dialog is open. Apart from the page's own state, so that opening one draws nothing of the page again. */
export const useDialogStore = create<DialogStore>()(() => ({ target: null }));

export function openDialog(target: DialogTarget): void {
  // What was said on the page is old news in a dialog; from one gap to the next it is not.
  if (useDialogStore.getState().target === null) dismissNotice();
  useDialogStore.setState({ target });
}

export function closeDialog(): void {
  useDialogStore.setState({ target: null });
}
