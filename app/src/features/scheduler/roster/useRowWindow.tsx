import { observeElementOffset, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useState } from 'react';
import { type RowWindow, rowAttribute } from './rowWindow';

/** The space of rows that are not rendered. */
export function Spacer({ height }: { height: number }) {
  return height > 0 ? <div role="presentation" style={{ height }} /> : null;
}

/** Up to this many rows, all of them are rendered. */
const renderAllUpTo = 30;

/** Rows rendered beyond each edge of the box. */
const overscan = 2;

type BoxVirtualizer = Virtualizer<HTMLDivElement, Element>;

/** Observes the box's size; reading it would force a layout. */
function observeSize(virtualizer: BoxVirtualizer, report: (size: { width: number; height: number }) => void) {
  const { scrollElement } = virtualizer;
  if (!scrollElement) return;
  const observer = new ResizeObserver(([entry]) => {
    if (entry) report({ width: entry.contentRect.width, height: entry.contentRect.height });
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
}

/**
 * Renders only the rows near the scrolling box when there are many. `rowHeight` is the
 * usual height in pixels, until a row is measured.
 */
export function useRowWindow(total: number, rowHeight: number): RowWindow {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const many = total > renderAllUpTo;
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: many ? total : 0,
    getScrollElement: () => (many ? box : null),
    estimateSize: () => rowHeight,
    initialRect: { width: 0, height: many ? window.innerHeight : 0 },
    observeElementRect: observeSize,
    observeElementOffset,
    indexAttribute: rowAttribute,
    overscan,
    useFlushSync: false,
  });
  const scrollToRow = useCallback((row: number) => virtualizer.scrollToIndex(row), [virtualizer]);
  if (!many) return { first: 0, count: total, above: 0, below: 0, boxRef: setBox, scrollToRow, canScroll: true };
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items[items.length - 1];
  return {
    first: first?.index ?? 0,
    count: items.length,
    above: first?.start ?? 0,
    below: last ? virtualizer.getTotalSize() - last.end : virtualizer.getTotalSize(),
    boxRef: setBox,
    rowRef: virtualizer.measureElement,
    scrollToRow,
    canScroll: box !== null,
  };
}
