import { useEffect, useRef } from 'react';

/** The id of what takes the focus where its holder is gone. */
export const focusFallbackId = 'roster-box';

/**
 * A button that goes away with its own press ('Show all positions', 'Back to the sample', 'Try again') would leave the
 * focus to the page's very top: the roster's box takes it. To be used by what draws such buttons.
 */
export function useFocusFallback(): void {
  const last = useRef<EventTarget>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const gone = last.current instanceof Element && !last.current.isConnected;
    if (!gone || document.activeElement !== document.body) return;
    last.current = null;
    document.getElementById(focusFallbackId)?.focus({ preventScroll: true });
  });
}
