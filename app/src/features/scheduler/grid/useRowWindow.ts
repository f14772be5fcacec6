import { observeElementOffset, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useState } from 'react';

/** Up to this many rows the whole list is drawn; the browser needs no help with that. */
const drawAllUpTo = 60;

/** Rows drawn beyond each edge of the box. */
const overscan = 2;

/** A part of a long list of rows: which to draw, and how much room the others take above and below. */
export interface RowWindow {
  first: number;
  count: number;
  /** Pixels. */
  above: number;
  below: number;
  boxRef: (element: HTMLDivElement | null) => void;
  reveal: (row: number) => void;
  /** How many rows to draw in a frame: those of a long list have to keep up with its scrolling. */
  atOnce: number;
}

type BoxVirtualizer = Virtualizer<HTMLDivElement, Element>;

/** The box's size as the browser reports it by itself: asking for it would lay the page out in the middle of a task. */
function observeSize(virtualizer: BoxVirtualizer, report: (size: { width: number; height: number }) => void) {
  const { scrollElement } = virtualizer;
  if (!scrollElement) return;
  const observer = new ResizeObserver(([entry]) => {
    if (entry) report({ width: entry.contentRect.width, height: entry.contentRect.height });
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
}

/** Draws only the rows near the scrolling box once there are many. `rowHeight` is the usual height in pixels. */
export function useRowWindow(total: number, rowHeight: number): RowWindow {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const many = total > drawAllUpTo;
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: many ? total : 0,
    getScrollElement: () => (many ? box : null),
    estimateSize: () => rowHeight,
    initialRect: { width: 0, height: many ? window.innerHeight : 0 },
    observeElementRect: observeSize,
    observeElementOffset,
    overscan,
    useFlushSync: false,
  });
  const reveal = useCallback((row: number) => virtualizer.scrollToIndex(row), [virtualizer]);
  if (!many) return { first: 0, count: total, above: 0, below: 0, boxRef: setBox, reveal, atOnce: 1 };
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
    atOnce: 4,
  };
}
