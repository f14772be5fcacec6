import type { Place, RosterAxes } from '../grid/rosterAxes';
import type { CellPlace } from '../grid/useGridKeys';
import { placeAt, quarter } from './dragItem';

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

/** A line of hours: the cell where drawing started, and how its hours map to pixels. */
export interface HourLine {
  readonly place: Place & { readonly day: number };
  /** The hour at the cell's edge, pixels per hour, and the cell. */
  readonly hour: number;
  readonly pixels: number;
  readonly cell: Box;
  readonly direction: 'down' | 'right';
}

/** The line of hours that a cell belongs to: down where rows are hours, right where columns are, or a day has a scale. */
export function hourLineAt(axes: RosterAxes, at: CellPlace, cell: Box): HourLine | null {
  const place = placeAt(axes, at);
  if (place?.day === undefined) return null;
  const base = { place: { ...place, day: place.day }, cell };
  if (axes.scale) {
    const { start, end } = axes.scale;
    return { ...base, hour: start, pixels: cell.width / (end - start), direction: 'right' };
  }
  if (place.hour === undefined) return null;
  const down = axes.rows[0]?.hour !== undefined;
  return { ...base, hour: place.hour, pixels: down ? cell.height : cell.width, direction: down ? 'down' : 'right' };
}

/** The range between two points of a line, rounded out to hours or quarters; it starts within the day. */
export function stretchBetween(line: HourLine, from: number, to: number, byQuarter: boolean): Stretch {
  const step = byQuarter ? quarter : 1;
  const edge = line.direction === 'down' ? line.cell.top : line.cell.left;
  const hourOf = (at: number) => line.hour + (at - edge) / line.pixels;
  const [first, last] = [hourOf(Math.min(from, to)), hourOf(Math.max(from, to))];
  const start = Math.min(24 - step, Math.max(0, Math.floor(first / step) * step));
  const end = Math.min(start + 24, Math.max(start + step, Math.ceil(last / step) * step));
  const [before, length] = [(start - line.hour) * line.pixels, (end - start) * line.pixels];
  const { left, top, width, height } = line.cell;
  const box =
    line.direction === 'down'
      ? { left, top: top + before, width, height: length }
      : { left: left + before, top, width: length, height };
  return { place: line.place, start, hours: end - start, box };
}
