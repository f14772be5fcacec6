import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * For what opens without being a dialog: when it is removed, the focus returns to the element that had it before. Only if
 * the focus was lost with the component, or fell back to the element with this id; elsewhere on the page it stays.
 */
export function useReturnFocus(fallbackId?: string): void {
  const opener = useRef<Element>(null);
  // A layout effect, as the component's own effects move the focus.
  useLayoutEffect(() => {
    opener.current ??= document.activeElement;
  }, []);
  useEffect(
    () => () => {
      const { activeElement, body } = document;
      const isLost = activeElement === body || (fallbackId !== undefined && activeElement?.id === fallbackId);
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus();
    },
    [fallbackId],
  );
}
