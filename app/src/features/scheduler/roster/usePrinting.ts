import { useSyncExternalStore } from 'react';

const onPaper = () => window.matchMedia('print');

function subscribe(notify: () => void): () => void {
  const media = onPaper();
  media.addEventListener('change', notify);
  return () => media.removeEventListener('change', notify);
}

/** Whether the page is being printed. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => onPaper().matches,
    () => false,
  );
