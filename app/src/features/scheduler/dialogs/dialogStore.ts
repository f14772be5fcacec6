import { create } from 'zustand';
import { dismissNotice } from '../acting/actingStore';
import { warmActing } from '../model/actingWeek';
import type { DialogTarget } from './dialogTarget';

interface DialogStore {
  target: DialogTarget | null;
}

/** Which dialog is open. Apart from the page's own state, so that opening one draws nothing of the page again. */
export const useDialogStore = create<DialogStore>()(() => ({ target: null }));

let coming: ReturnType<typeof setTimeout> | undefined;

export function openDialog(target: DialogTarget): void {
  clearTimeout(coming);
  // Every dialog has something in it that changes the week.
  warmActing();
  const show = () => useDialogStore.setState({ target });
  if (useDialogStore.getState().target !== null) {
    show();
    return;
  }
  // What was said on the page is old news in a dialog; from one gap to the next it is not.
  dismissNotice();
  // After the click: within it the browser would lay the dialog out at once, and again for the frame.
  coming = setTimeout(show);
}

export function closeDialog(): void {
  clearTimeout(coming);
  useDialogStore.setState({ target: null });
}
