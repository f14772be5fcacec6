import { placeAt, quarter } from './dragItem';
import type { Place, RosterAxes } from './rosterAxes';
import type { CellPlace } from './useGridKeys';

/** A rectangle in the viewport, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The part of one row or column over which a new shift is drawn. */
export interface Stretch {
  readonly place: Place & { readonly day: number };
  /** Hours of the day and a length in hours; quarters are fractions. */
  readonly start: number;
  readonly hours: number;
  /** Its rectangle on screen. */
  readonly box: Box;
}

/** A line of hours: the cell where drawing started, and the hours that it spans. */
export interface HourLine {
  readonly place: Place & { readonly day: number };
  /** The hour at the cell's edge, and the cell's length in hours. */
  readonly hour: number;
  readonly hours: number;
  readonly direction: 'down' | 'right';
}

/** The line of hours that a cell belongs to: down where rows are hours, right where columns are, or a day has a scale. */
export function hourLineAt(axes: RosterAxes, at: CellPlace): HourLine | null {
  const place = placeAt(axes, at);
  if (place?.day === undefined) return null;
  const base = { place: { ...place, day: place.day } };
  if (axes.scale) {
    const { start, end } = axes.scale;
    return { ...base, hour: start, hours: end - start, direction: 'right' };
  }
  if (place.hour === undefined) return null;
  return { ...base, hour: place.hour, hours: 1, direction: axes.rows[0]?.hour !== undefined ? 'down' : 'right' };
}

const pixelsPerHour = ({ hours, direction }: HourLine, { width, height }: Box) =>
  (direction === 'down' ? height : width) / hours;

/** The hour of a line at a point in the viewport, with fractions. `cell` is the rectangle of its cell now. */
export function hourAt(line: HourLine, cell: Box, { clientX, clientY }: { clientX: number; clientY: number }): number {
  const pixels = line.direction === 'down' ? clientY - cell.top : clientX - cell.left;
  return line.hour + pixels / pixelsPerHour(line, cell);
}

/**
 * The range between two hours of a line, rounded out to hours or quarters; it starts within the day. `cell` is the
 * rectangle of the line's cell now.
 */
export function stretchBetween(line: HourLine, cell: Box, from: number, to: number, byQuarter: boolean): Stretch {
  const step = byQuarter ? quarter : 1;
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const start = Math.min(24 - step, Math.max(0, Math.floor(first / step) * step));
  const end = Math.min(start + 24, Math.max(start + step, Math.ceil(last / step) * step));
  const pixels = pixelsPerHour(line, cell);
  const [before, length] = [(start - line.hour) * pixels, (end - start) * pixels];
  const { left, top, width, height } = cell;
  const box =
    line.direction === 'down'
      ? { left, top: top + before, width, height: length }
      : { left: left + before, top, width: length, height };
  return { place: line.place, start, hours: end - start, box };
}
