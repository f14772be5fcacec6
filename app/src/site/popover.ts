/**
 * Completes a menu that is a native popover, which opens without a script, closes on Escape and on a click outside, and
 * restores the focus: it also closes when one of its links is chosen, and when Tab leaves it, so that the focus is never
 * behind it. `onOpen` runs when it opens, and at once if it is open. Returns a function that stops this.
 */
export function watchPopover(panel: HTMLElement, onOpen: () => void = () => {}): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  panel.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof HTMLElement) || panel.contains(relatedTarget)) return;
      const isItsButton = relatedTarget.getAttribute('popovertarget') === panel.id;
      if (!isItsButton) panel.hidePopover();
    },
    { signal },
  );
  panel.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) panel.hidePopover();
    },
    { signal },
  );
  panel.addEventListener('toggle', (event) => (event as ToggleEvent).newState === 'open' && onOpen(), { signal });
  if (panel.matches(':popover-open')) onOpen();
  return () => listening.abort();
}
