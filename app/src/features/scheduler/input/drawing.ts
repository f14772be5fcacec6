import { quarter } from './dragItem';
import { type CellPosition, type RosterAxes, type RosterSpot, spotAt } from './rosterAxes';

/** A rectangle in the viewport, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The part of one row or column over which a new shift is drawn. */
export interface Stretch {
  readonly place: RosterSpot & { readonly day: number };
  /** Hours of the day and a length in hours; quarters are fractions. */
  readonly start: number;
  readonly hours: number;
  /** Its rectangle on screen. */
  readonly box: Box;
}

/** A line of hours: the cell where drawing started, and the hours that it spans. */
export interface HourLine {
  readonly place: RosterSpot & { readonly day: number };
  /** The hour at the cell's edge, and the cell's length in hours. */
  readonly hour: number;
  readonly hours: number;
  readonly direction: 'down' | 'right';
}

/** The line of hours that a cell belongs to: down where rows are hours, right where columns are, or a day has a scale. */
export function hourLineAt(axes: RosterAxes, at: CellPosition): HourLine | null {
  const place = spotAt(axes, at);
  if (place?.day === undefined) return null;
  const base = { place: { ...place, day: place.day } };
  if (axes.scale) {
    const { start, end } = axes.scale;
    return { ...base, hour: start, hours: end - start, direction: 'right' };
  }
  if (place.hour === undefined) return null;
  return { ...base, hour: place.hour, hours: 1, direction: axes.rows[0]?.hour !== undefined ? 'down' : 'right' };
}

/** A cell of a line: its first hour, its length in hours and its rectangle in the viewport. */
export interface LineCell {
  readonly hour: number;
  readonly hours: number;
  readonly box: Box;
}

/** Where a cell's rectangle begins along the line, and how long it is. */
const along = ({ direction }: HourLine, { left, top, width, height }: Box) =>
  direction === 'down' ? ([top, height] as const) : ([left, width] as const);

/** The hour of a line at a point in the viewport, with fractions. `cells` are its cells in order, whatever their size. */
export function hourAt(
  line: HourLine,
  cells: readonly LineCell[],
  { clientX, clientY }: { clientX: number; clientY: number },
): number {
  const at = line.direction === 'down' ? clientY : clientX;
  const isBefore = ({ box }: LineCell) => at < along(line, box)[0] + along(line, box)[1];
  const cell = cells.find(isBefore) ?? cells[cells.length - 1];
  if (!cell) return line.hour;
  const [start, length] = along(line, cell.box);
  return cell.hour + ((at - start) / length) * cell.hours;
}

/** The pixel of the viewport at which an hour of a line begins. */
function pixelAt(line: HourLine, cells: readonly LineCell[], hour: number): number {
  const cell = cells.find((entry) => hour < entry.hour + entry.hours) ?? cells[cells.length - 1];
  if (!cell) return 0;
  const [start, length] = along(line, cell.box);
  return start + ((hour - cell.hour) / cell.hours) * length;
}

/** The range between two hours of a line, rounded out to hours or quarters; it starts within the day. */
export function stretchBetween(
  line: HourLine,
  cells: readonly LineCell[],
  from: number,
  to: number,
  byQuarter: boolean,
): Stretch {
  const step = byQuarter ? quarter : 1;
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const start = Math.min(24 - step, Math.max(0, Math.floor(first / step) * step));
  const end = Math.min(start + 24, Math.max(start + step, Math.ceil(last / step) * step));
  const [before, after] = [pixelAt(line, cells, start), pixelAt(line, cells, end)];
  const { left = 0, top = 0, width = 0, height = 0 } = cells[0]?.box ?? {};
  const box =
    line.direction === 'down'
      ? { left, top: before, width, height: after - before }
      : { left: before, top, width: after - before, height };
  return { place: line.place, start, hours: end - start, box };
}
