import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useState } from 'react';

/** Up to this many rows the whole list is drawn; the browser needs no help with that. */
const drawAllUpTo = 60;

/** A part of a long list of rows: which to draw, and how much room the others take above and below. */
export interface RowWindow {
  first: number;
  count: number;
  /** Pixels. */
  above: number;
  below: number;
  boxRef: (element: HTMLDivElement | null) => void;
  reveal: (row: number) => void;
}

/** Draws only the rows near the scrolling box once there are many. `rowHeight` is the usual height in pixels. */
export function useRowWindow(total: number, rowHeight: number): RowWindow {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const many = total > drawAllUpTo;
  const virtualizer = useVirtualizer({
    count: many ? total : 0,
    getScrollElement: () => box,
    estimateSize: () => rowHeight,
    overscan: 6,
  });
  const reveal = useCallback((row: number) => virtualizer.scrollToIndex(row), [virtualizer]);
  if (!many) return { first: 0, count: total, above: 0, below: 0, boxRef: setBox, reveal };
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items[items.length - 1];
  return {
    first: first?.index ?? 0,
    count: items.length,
    above: first?.start ?? 0,
    below: last ? virtualizer.getTotalSize() - last.end : virtualizer.getTotalSize(),
    boxRef: setBox,
    reveal,
  };
}
