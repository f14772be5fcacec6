import { useEffect } from 'react';

const nearing = ['pointerover', 'focusin', 'touchstart'] as const;

/** Does something once, as soon as the pointer, a finger or the focus comes to an element that a selector fits. */
export function useNearing(selector: string, onNear: () => void): void {
  useEffect(() => {
    const listening = new AbortController();
    const onEvent = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(selector)) return;
      listening.abort();
      onNear();
    };
    for (const name of nearing) {
      document.addEventListener(name, onEvent, { passive: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, [selector, onNear]);
}
