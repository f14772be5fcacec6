import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react';

/**
 * A menu as a native popover: it opens without a script, closes on Escape and on a click outside, and restores the
 * focus. It also closes when Tab leaves it, so that the focus is never behind it. `open` mirrors its state for
 * `aria-expanded`; `onOpen` runs when it opens, and must be a stable function.
 */
export function usePopover(onOpen: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // It may have been opened before hydration.
  useEffect(() => {
    setOpen(panel.current?.matches(':popover-open') ?? false);
  }, []);
  useEffect(() => {
    if (open) onOpen();
  }, [open, onOpen]);
  const close = useCallback(() => panel.current?.hidePopover(), []);
  return {
    open,
    close,
    panelProps: {
      ref: panel,
      popover: 'auto' as const,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!(relatedTarget instanceof HTMLElement) || currentTarget.contains(relatedTarget)) return;
        const isItsButton = relatedTarget.getAttribute('popovertarget') === currentTarget.id;
        if (!isItsButton) currentTarget.hidePopover();
      },
      onToggle: (event: { newState: string }) => setOpen(event.newState === 'open'),
    },
  };
}
