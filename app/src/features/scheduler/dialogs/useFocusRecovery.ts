import { type RefObject, useLayoutEffect } from 'react';

/**
 * When an action in a dialog removes the focused button, focuses the first match of the selectors in the dialog, so that
 * the focus stays inside.
 */
export function useFocusRecovery(inside: RefObject<HTMLElement | null>, selectors: readonly string[]): void {
  useLayoutEffect(() => {
    if (document.activeElement !== document.body) return;
    const dialog = inside.current?.closest('dialog');
    const next = selectors.flatMap((selector) => dialog?.querySelector<HTMLElement>(selector) ?? [])[0];
    next?.focus();
  });
}
