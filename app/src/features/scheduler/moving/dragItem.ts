import type { Place, RosterAxes } from '../grid/rosterAxes';
import type { CellPlace } from '../grid/useGridKeys';

/** A shift that is being moved, as it was before the move. */
export interface DragItem {
  readonly shiftId: string;
  readonly staffId: string;
  readonly positionId: string;
  readonly day: number;
  /** Hours of the day; quarters are fractions. */
  readonly start: number;
  /** Length in hours; quarters are fractions. */
  readonly hours: number;
}

/** Where the shift would go. */
export interface DropTarget {
  readonly staffId: string;
  /** The position under the pointer, if it is another than the shift's own. */
  readonly positionId: string | null;
  readonly day: number;
  readonly start: number;
  readonly hours: number;
}

const hoursOfWeek = 7 * 24;
/** The grain of times, in hours. */
export const quarter = 0.25;
/** A shift may last a day. */
const mostHours = 24;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));
const firstHour = ({ day, start }: Pick<DropTarget, 'day' | 'start'>) => day * 24 + start;

/** The same shift starting at an hour of the week, clamped to the week. */
function startingAt<Shift extends DropTarget>(shift: Shift, hourOfWeek: number): Shift {
  const latest = hoursOfWeek - (Number.isInteger(hourOfWeek) ? 1 : quarter);
  const hour = between(0, hourOfWeek, latest);
  return { ...shift, day: Math.floor(hour / 24), start: hour % 24 };
}

/** A shift where it is now. */
export function unmoved({ staffId, day, start, hours }: DragItem): DropTarget {
  return { staffId, positionId: null, day, start, hours };
}

export function isUnmoved(carried: DragItem, wanted: DropTarget): boolean {
  return (
    wanted.staffId === carried.staffId &&
    wanted.positionId === null &&
    firstHour(wanted) === firstHour(carried) &&
    wanted.hours === carried.hours
  );
}

/** The target of a shift that was grabbed at the cell `from` and is now over the cell `to`. */
export function movedTo(carried: DragItem, from: Place, to: Place): DropTarget {
  const days = (to.day ?? 0) - (from.day ?? 0);
  const hours = (to.hour ?? 0) - (from.hour ?? 0);
  const position = to.positionId ?? carried.positionId;
  return startingAt(
    {
      ...unmoved(carried),
      staffId: to.staffId ?? carried.staffId,
      positionId: position === carried.positionId ? null : position,
    },
    firstHour(carried) + days * 24 + hours,
  );
}

/** The shift with its end pulled to the end of the hour `to`, on the day on which it was grabbed. */
export function resizedTo(carried: DragItem, from: Place, to: Place): DropTarget {
  const end = (from.day ?? carried.day) * 24 + (to.hour ?? 0) + 1;
  const least = Number.isInteger(end) ? 1 : quarter;
  return { ...unmoved(carried), hours: between(least, end - firstHour(carried), mostHours) };
}

/** The shift with its start pulled to the start of the hour `to`, on the day on which it was grabbed; its end stays. */
export function startedAt(carried: DragItem, from: Place, to: Place): DropTarget {
  const start = (from.day ?? carried.day) * 24 + (to.hour ?? 0);
  const end = firstHour(carried) + carried.hours;
  const least = Number.isInteger(start) ? Math.min(1, carried.hours) : quarter;
  const first = between(Math.max(0, end - mostHours), start, end - least);
  return { ...startingAt(unmoved(carried), first), hours: end - first };
}

export function movedByHours(wanted: DropTarget, hours: number): DropTarget {
  return startingAt(wanted, firstHour(wanted) + hours);
}

/** A day earlier or later at the same hour; the week's first and last day are the ends. */
export function movedByDays(wanted: DropTarget, days: number): DropTarget {
  return { ...wanted, day: between(0, wanted.day + days, 6) };
}

/** Whether a cell of the roster belongs to the place where a shift would be. */
export function covers({ positionId }: DragItem, wanted: DropTarget, place: Place): boolean {
  if (place.staffId !== undefined && place.staffId !== wanted.staffId) return false;
  if (place.positionId !== undefined && place.positionId !== (wanted.positionId ?? positionId)) return false;
  if (place.hour === undefined) return place.day === wanted.day;
  const hour = (place.day ?? 0) * 24 + place.hour - firstHour(wanted);
  return hour > -1 && hour < wanted.hours;
}

/** The shift moved so that it starts at a clicked cell. */
export function placedAt(carried: DragItem, wanted: DropTarget, { day, hour, staffId, positionId }: Place): DropTarget {
  const first = (day ?? wanted.day) * 24 + (hour ?? wanted.start);
  const position = positionId ?? carried.positionId;
  return startingAt(
    { ...wanted, staffId: staffId ?? wanted.staffId, positionId: position === carried.positionId ? null : position },
    first,
  );
}

/** What a pair of arrow keys changes. */
export type Direction = 'day' | 'hour' | 'person';

/** What the arrow keys change in a roster; `shifted` with the Shift key, where two pairs are not enough. */
interface Arrows {
  readonly vertical: Direction;
  readonly horizontal: Direction;
  readonly shifted: Direction | null;
}

const directionOf = ({ staffId, hour, positionId }: Place): Direction | null =>
  staffId !== undefined ? 'person' : hour !== undefined ? 'hour' : positionId !== undefined ? null : 'day';

/** Arrows go where the roster goes; those along its positions take what is left, for nobody changes position. */
export function arrowsOf({ rows, columns }: RosterAxes): Arrows {
  const down = directionOf(rows[0] ?? {});
  const along = directionOf(columns[0] ?? {});
  const vertical = down ?? (along === 'hour' ? 'day' : 'hour');
  const horizontal = along ?? (down === 'hour' ? 'day' : 'hour');
  const left = (['day', 'hour'] as const).find((direction) => direction !== vertical && direction !== horizontal);
  return { vertical, horizontal, shifted: left ?? null };
}

/** The cells of the drawn rows whose place is accepted, as row and column. */
export function cellsOf({ rows, columns, first = 0 }: RosterAxes, accept: (place: Place) => boolean): CellPlace[] {
  return rows.flatMap((part, index) =>
    columns.flatMap((along, column) => (accept({ ...along, ...part }) ? { row: first + index, column } : [])),
  );
}

/** What a cell stands for; null where it belongs to a row that is not drawn. */
export function placeAt({ rows, columns, first = 0 }: RosterAxes, { row, column }: CellPlace): Place | null {
  const part = rows[row - first];
  const along = columns[column];
  return part && along ? { ...along, ...part } : null;
}
