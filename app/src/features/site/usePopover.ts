import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A menu of the platform's own kind: it opens without a script, closes on Escape and on a click outside, and gives the
 * focus back. `open` follows it for `aria-expanded`.
 */
export function usePopover() {
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // It may have been opened before the page was alive.
  useEffect(() => setOpen(panel.current?.matches(':popover-open') ?? false), []);
  const close = useCallback(() => panel.current?.hidePopover(), []);
  return {
    open,
    close,
    panelProps: {
      ref: panel,
      popover: 'auto' as const,
      onToggle: (event: { newState: string }) => setOpen(event.newState === 'open'),
    },
  };
}
