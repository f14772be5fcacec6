import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { CellPosition } from './rosterAxes';

/** The maximum number of frames to wait for a cell to be rendered. */
const maxFrames = 60;

/**
 * The one tab stop of an ARIA grid, which follows the focus. It is moved in the DOM directly, so that navigation renders
 * nothing.
 */
export function useTabStop(grid: RefObject<HTMLElement | null>, scrollToRow: ((row: number) => void) | undefined) {
  const tabStop = useRef<HTMLElement | null>(null);

  const moveTabStop = useCallback(
    (cell: HTMLElement) => {
      const before = tabStop.current ?? grid.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]');
      if (before && before !== cell) before.tabIndex = -1;
      cell.tabIndex = 0;
      tabStop.current = cell;
    },
    [grid],
  );

  // Scrolling a long list replaces rows: the tab stop may be removed with its row, or reappear beside another one.
  useEffect(() => {
    const cells = grid.current?.querySelectorAll<HTMLElement>('[data-cell][tabindex="0"]') ?? [];
    const current = tabStop.current?.isConnected
      ? tabStop.current
      : (cells[0] ?? grid.current?.querySelector('[data-cell]'));
    for (const cell of cells) if (cell !== current) cell.tabIndex = -1;
    if (current instanceof HTMLElement) moveTabStop(current);
  });

  const focusCell = useCallback(
    ({ row, column }: CellPosition, scroll?: ScrollIntoViewOptions) => {
      const focus = () => {
        const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${row},${column}"]`);
        cell?.focus();
        if (scroll) cell?.scrollIntoView(scroll);
        return cell !== null && cell !== undefined;
      };
      if (focus()) return;
      scrollToRow?.(row);
      // The row is rendered some frames later.
      const retry = (frames: number) =>
        requestAnimationFrame(() => {
          if (!focus() && frames > 0) retry(frames - 1);
        });
      retry(maxFrames);
    },
    [grid, scrollToRow],
  );

  /** Focuses the day header above the first row; false where there is none. */
  const focusHeader = useCallback(
    (column: number) => {
      const header = grid.current?.querySelector<HTMLElement>(`[data-head="${column}"]`);
      header?.focus();
      return header !== null && header !== undefined;
    },
    [grid],
  );

  const onFocus = useCallback(
    ({ target }: { target: EventTarget }) => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
      if (cell) moveTabStop(cell);
    },
    [moveTabStop],
  );
  return { focusCell, focusHeader, onFocus };
}
