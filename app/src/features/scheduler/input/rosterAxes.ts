import { create } from 'zustand';
import type { ShiftType } from '~/engine/engine';

/** What a row or column of the roster represents; a cell combines both. */
export interface RosterSpot {
  /** 0 (Monday) to 6. */
  readonly day?: number;
  /** Hour of that day; 24 is the first one after midnight. */
  readonly hour?: number;
  readonly staffId?: string;
  readonly positionId?: string;
}

/** A cell's position in a grid: zero-based row and column, without headers. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** The places of a roster's rows and columns, for moving shifts between cells. */
export interface RosterAxes {
  /** The rendered rows, from index `first` on. */
  readonly rows: readonly RosterSpot[];
  readonly first?: number;
  readonly columns: readonly RosterSpot[];
  /** The hours that the width of a cell covers, where cells are days on a time scale. */
  readonly scale?: { readonly start: number; readonly end: number };
}

/** The roster on screen. */
export interface CurrentRoster {
  readonly rowCount: number;
  readonly columnCount: number;
  /** Null where shifts cannot be moved between cells. */
  readonly axes: RosterAxes | null;
  /** Scrolls to a row, so that it is rendered. */
  readonly scrollToRow: ((row: number) => void) | undefined;
  /** Paints cells with the chosen shift type, where the cells are not days of the open week. */
  readonly paint?: ((cells: readonly CellPosition[], type: ShiftType) => void) | undefined;
  /** Opens what a cell is about. */
  readonly open: (cell: CellPosition) => void;
  /** Focuses a cell, also one in a row that has to be revealed. */
  readonly focusCell: (cell: CellPosition) => void;
  /** Focuses a column's header that can be opened; false where there is none. */
  readonly focusHeader: (column: number) => boolean;
}

/** The roster that is mounted, of which there is at most one. For input; no component renders by it. */
export const useCurrentRoster = create<{ readonly roster: CurrentRoster | null }>()(() => ({ roster: null }));

export function currentRoster(): CurrentRoster | null {
  return useCurrentRoster.getState().roster;
}

/** The axes of the roster on screen. */
export function getRosterAxes(): RosterAxes | null {
  return currentRoster()?.axes ?? null;
}

/** The box in which the roster on screen scrolls. */
export function rosterBox(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-roster-box]');
}

/** The cell of the roster that contains an event's target. */
export function cellOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[role=grid] [data-cell]') : null;
}

/** The position of the cell that contains an element. */
export function positionOf(element: Element | null): CellPosition | null {
  const cell = element?.closest<HTMLElement>('[data-cell]');
  const [row, column] = cell?.dataset.cell?.split(',').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

/** The place of a cell; null if its row is not rendered. */
export function spotAt({ rows, columns, first = 0 }: RosterAxes, { row, column }: CellPosition): RosterSpot | null {
  const rowPlace = rows[row - first];
  const columnPlace = columns[column];
  return rowPlace && columnPlace ? { ...columnPlace, ...rowPlace } : null;
}

/** The place of a cell of the roster on screen. */
export function spotOf(cell: Element | null): RosterSpot | null {
  const axes = getRosterAxes();
  const at = positionOf(cell);
  return axes && at && spotAt(axes, at);
}

/**
 * The shift's bar at a point of a cell. Bars ignore pointer events, so that a press targets the cell of its hour; they
 * are found by their rectangles.
 */
export function barAt(
  cell: Element | null,
  { clientX, clientY }: { clientX: number; clientY: number },
): HTMLElement | null {
  const bars = cell?.closest('[role=grid]')?.querySelectorAll<HTMLElement>('[data-bar]') ?? [];
  for (const bar of bars) {
    const { left, right, top, bottom } = bar.getBoundingClientRect();
    if (left <= clientX && clientX < right && top <= clientY && clientY < bottom) return bar;
  }
  return null;
}
