import { useEffect, useRef } from 'react';

/** Id of the element that receives focus when the focused element was removed. */
export const focusFallbackId = 'roster-box';

/**
 * Moves focus to the open dialog, else to the roster, when a button was removed by its own press ('Publish', 'Show all
 * positions', 'Back to the sample'); otherwise it would jump to the top of the page. For components that render such
 * buttons.
 */
export function useFocusFallback(): void {
  const lastFocused = useRef<EventTarget>(null);
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      lastFocused.current = target;
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, []);
  useEffect(() => {
    const removed = lastFocused.current instanceof Element && !lastFocused.current.isConnected;
    if (!removed || document.activeElement !== document.body) return;
    lastFocused.current = null;
    const dialog = document.querySelector<HTMLElement>('dialog[open] > [role=group]');
    (dialog ?? document.getElementById(focusFallbackId))?.focus({ preventScroll: true });
  });
}
