import { useEffect } from 'react';
import { loadEngine } from '~/engine/engine';

const nearing = ['pointerover', 'focusin', 'touchstart'] as const;

/** Loads the engine as soon as the pointer, a finger or the focus comes to a link to the scheduler. */
export function useSchedulerPrefetch(): void {
  useEffect(() => {
    const listening = new AbortController();
    const onNear = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('a[href*="/shift-scheduler"]')) return;
      listening.abort();
      void loadEngine();
    };
    for (const name of nearing) {
      document.addEventListener(name, onNear, { passive: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
}
