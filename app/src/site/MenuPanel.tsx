import { type ReactNode, useEffect, useRef } from 'react';
import { watchPopover } from './popover';

interface MenuPanelProps {
  id: string;
  className: string;
  /** Runs when the menu opens; must be a stable function. */
  onOpen: () => void;
  children: ReactNode;
}

/** A menu of the header, opened by a button whose `popoverTarget` is its id. */
export function MenuPanel({ id, className, onOpen, children }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (panel.current) return watchPopover(panel.current, onOpen);
  }, [onOpen]);
  return (
    <div ref={panel} id={id} popover="auto" className={className}>
      {children}
    </div>
  );
}
