import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';

/** A cell's place in a grid: row and column, both from 0, headers not counted. */
export interface CellPlace {
  row: number;
  column: number;
}

interface GridKeys {
  rows: number;
  columns: number;
  /** Brings a row into the document when only a part of the rows is drawn. */
  reveal?: (row: number) => void;
  onOpen: (place: CellPlace) => void;
}

/** The place of the cell that an element belongs to. */
export function placeOf(element: Element | null): CellPlace | null {
  const cell = element?.closest<HTMLElement>('[data-cell]');
  const [row, column] = cell?.dataset.cell?.split(',').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

/**
 * The bar of a shift that is seen at a point of a cell. Bars let the pointer through to the cells of their hours, which
 * are what a press is about; they are found by their place.
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

/** How long to look for a cell that is about to be drawn. */
const mostFrames = 60;

function target(
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
 * Enter and Space open the cell, as a click does. The tab stop is moved in the document itself, so that moving
 * about draws nothing anew.
 */
export function useGridKeys(grid: RefObject<HTMLElement | null>, { rows, columns, reveal, onOpen }: GridKeys) {
  const stop = useRef<HTMLElement | null>(null);

  const takeStop = useCallback(
    (cell: HTMLElement) => {
      const before = stop.current ?? grid.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]');
      if (before && before !== cell) before.tabIndex = -1;
      cell.tabIndex = 0;
      stop.current = cell;
    },
    [grid],
  );

  // A long list draws other rows while it is scrolled: the tab stop may leave with its row, or come back beside another.
  useEffect(() => {
    const cells = grid.current?.querySelectorAll<HTMLElement>('[data-cell][tabindex="0"]') ?? [];
    const kept = stop.current?.isConnected ? stop.current : (cells[0] ?? grid.current?.querySelector('[data-cell]'));
    for (const cell of cells) if (cell !== kept) cell.tabIndex = -1;
    if (kept instanceof HTMLElement) takeStop(kept);
  });

  const focusCell = useCallback(
    ({ row, column }: CellPlace) => {
      const find = () => grid.current?.querySelector<HTMLElement>(`[data-cell="${row},${column}"]`);
      const cell = find();
      if (cell) return cell.focus();
      reveal?.(row);
      // Its turn to be drawn comes some frames later.
      const seek = (frames: number) =>
        requestAnimationFrame(() => {
          const found = find();
          if (found) found.focus();
          else if (frames > 0) seek(frames - 1);
        });
      seek(mostFrames);
    },
    [grid, reveal],
  );

  /** Heads that can be pressed lie above the first row; false where there are none. */
  const focusHead = useCallback(
    (column: number) => {
      const head = grid.current?.querySelector<HTMLElement>(`[data-head="${column}"]`);
      head?.focus();
      return head !== null && head !== undefined;
    },
    [grid],
  );

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const element = event.target as HTMLElement;
      const head = element.dataset.head;
      if (head !== undefined) {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (event.key === 'ArrowDown') focusCell({ row: 0, column: Number(head) });
        else if (step) focusHead(Number(head) + step);
        else return;
        return event.preventDefault();
      }
      const place = placeOf(element);
      if (!place) return;
      if (event.key === 'ArrowUp' && place.row === 0 && focusHead(place.column)) return event.preventDefault();
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        return onOpen(place);
      }
      const wanted = target(event.key, event.ctrlKey || event.metaKey, place, rows, columns);
      if (!wanted) return;
      event.preventDefault();
      focusCell({
        row: Math.min(rows - 1, Math.max(0, wanted.row)),
        column: Math.min(columns - 1, Math.max(0, wanted.column)),
      });
    },
    [rows, columns, onOpen, focusCell, focusHead],
  );

  return {
    onKeyDown,
    onClick: (event: { target: EventTarget }) => {
      const place = placeOf(event.target as Element);
      if (place) onOpen(place);
    },
    onFocus: (event: { target: EventTarget }) => {
      const cell = (event.target as Element).closest<HTMLElement>('[data-cell]');
      if (cell) takeStop(cell);
    },
  };
}
