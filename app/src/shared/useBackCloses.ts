import { useEffect, useLayoutEffect, useRef } from 'react';

/** Marks the entry of the session history that an open dialog adds to its page's own. */
interface Marked {
  dialog?: true;
}

/** How each open dialog closes, the topmost last. */
const openDialogs: (() => void)[] = [];
/** The address of the marked entry that the visitor is on or has just left. */
let marked: string | undefined;

const isMarked = () => (window.history.state as Marked | null)?.dialog === true;

/** The entry keeps the router's state, to which it is the same location. */
function addEntry(): void {
  if (!isMarked()) window.history.pushState({ ...window.history.state, dialog: true } satisfies Marked, '');
  marked = window.location.href;
}

function onPopState(): void {
  const left = !isMarked() && marked === window.location.href;
  marked = isMarked() ? window.location.href : undefined;
  if (!left) return;
  const close = openDialogs.at(-1);
  const more = openDialogs.length > 1;
  // The entry of a dialog that was closed otherwise: Back means the page before.
  if (!close) window.history.back();
  else close();
  if (more) addEntry();
}

/**
 * Back closes the topmost dialog instead of leaving the page. The dialog's entry stays when it is closed otherwise, since
 * removing it would interrupt a navigation that closed it; Back then skips it.
 */
export function useBackCloses(onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  }, [onClose]);
  // Before the dialog is on the screen, where Back is already its own.
  useLayoutEffect(() => {
    const close = () => latest.current();
    if (openDialogs.length === 0) addEntry();
    openDialogs.push(close);
    // Once, however often it is added: it outlives the dialog, whose entry stays.
    window.addEventListener('popstate', onPopState);
    return () => {
      openDialogs.splice(openDialogs.indexOf(close), 1);
    };
  }, []);
}
