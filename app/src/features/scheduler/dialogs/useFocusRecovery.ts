import { type RefObject, useLayoutEffect } from 'react';

/**
 * An action in a dialog often takes away the very button that had the focus; then the first of the given selectors
 * that is in the dialog gets it, so that the keyboard stays where it was.
 */
export function useFocusRecovery(inside: RefObject<HTMLElement | null>, selectors: readonly string[]): void {
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    const dialog = inside.current?.closest('dialog');
    const next = selectors.flatMap((selector) => dialog?.querySelector<HTMLElement>(selector) ?? [])[0];
    next?.focus();
  });
}
