import { useEffect } from 'react';

const events = ['pointerover', 'focusin', 'touchstart'] as const;

/** Calls back once, when the pointer, a touch or the focus first reaches a matching element. */
export function useIntent(selector: string, onIntent: () => void): void {
  useEffect(() => {
    const listening = new AbortController();
    const onEvent = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest(selector)) return;
      listening.abort();
      onIntent();
    };
    for (const name of events) {
      document.addEventListener(name, onEvent, { passive: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, [selector, onIntent]);
}
