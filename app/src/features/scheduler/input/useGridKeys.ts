import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';

/** A cell's position in a grid: zero-based row and column, without headers. */
export interface CellPlace {
  row: number;
  column: number;
}

interface GridKeys {
  rows: number;
  columns: number;
  /** Scrolls to a row, so that it is rendered. */
  reveal?: (row: number) => void;
  onOpen: (place: CellPlace) => void;
}

/** The position of the cell that contains an element. */
export function placeOf(element: Element | null): CellPlace | null {
  const cell = element?.closest<HTMLElement>('[data-cell]');
  const [row, column] = cell?.dataset.cell?.split(',').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

/**
 * The shift's bar at a point of a cell. Bars ignore pointer events, so that a press targets the cell of its hour; they
 * are found by their rectangles.
 */
export function barAt(
  cell: Element | null,
  { clientX, clientY }: { clientX: number; clientY: number },
): Element | null {
  const column = cell?.getAttribute('aria-colindex');
  const bars = cell?.closest('[role=grid]')?.querySelectorAll(`[aria-colindex="${column}"] .bar`) ?? [];
  for (const bar of bars) {
    const { left, right, top, bottom } = bar.getBoundingClientRect();
    if (left <= clientX && clientX < right && top <= clientY && clientY < bottom) return bar;
  }
  return null;
}

/** How many rows Page Up and Page Down move. */
const page = 5;

/** The maximum number of frames to wait for a cell to be rendered. */
const maxFrames = 60;

function nextCell(
  key: string,
  ctrl: boolean,
  { row, column }: CellPlace,
  rows: number,
  columns: number,
): CellPlace | null {
  switch (key) {
    case 'ArrowRight':
      return { row, column: column + 1 };
    case 'ArrowLeft':
      return { row, column: column - 1 };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'PageDown':
      return { row: row + page, column };
    case 'PageUp':
      return { row: row - page, column };
    case 'Home':
      return { row: ctrl ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrl ? rows - 1 : row, column: columns - 1 };
    default:
      return null;
  }
}

/**
 * The keyboard of an ARIA grid with one tab stop: arrows, Home/End, Ctrl+Home/End, Page Up/Down move the focus;
 * Enter and Space open the cell, as a click does. The tab stop is moved in the DOM directly, so that navigation renders
 * nothing.
 */
export function useGridKeys(grid: RefObject<HTMLElement | null>, { rows, columns, reveal, onOpen }: GridKeys) {
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
    ({ row, column }: CellPlace, scroll?: ScrollIntoViewOptions) => {
      const focus = () => {
        const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${row},${column}"]`);
        cell?.focus();
        if (scroll) cell?.scrollIntoView(scroll);
        return cell !== null && cell !== undefined;
      };
      if (focus()) return;
      reveal?.(row);
      // The row is rendered some frames later.
      const retry = (frames: number) =>
        requestAnimationFrame(() => {
          if (!focus() && frames > 0) retry(frames - 1);
        });
      retry(maxFrames);
    },
    [grid, reveal],
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

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const element = event.target as HTMLElement;
      const header = element.dataset.head;
      if (header !== undefined) {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (event.key === 'ArrowDown') focusCell({ row: 0, column: Number(header) });
        else if (step) focusHeader(Number(header) + step);
        else return;
        return event.preventDefault();
      }
      const place = placeOf(element);
      if (!place) return;
      if (event.key === 'ArrowUp' && place.row === 0 && focusHeader(place.column)) return event.preventDefault();
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        return onOpen(place);
      }
      const next = nextCell(event.key, event.ctrlKey || event.metaKey, place, rows, columns);
      if (!next) return;
      event.preventDefault();
      focusCell({
        row: Math.min(rows - 1, Math.max(0, next.row)),
        column: Math.min(columns - 1, Math.max(0, next.column)),
      });
    },
    [rows, columns, onOpen, focusCell, focusHeader],
  );

  const handlers = {
    onKeyDown,
    onClick: (event: { target: EventTarget }) => {
      const place = placeOf(event.target as Element);
      if (place) onOpen(place);
    },
    onFocus: (event: { target: EventTarget }) => {
      const cell = (event.target as Element).closest<HTMLElement>('[data-cell]');
      if (cell) moveTabStop(cell);
    },
  };
  return { focusCell, handlers };
}
