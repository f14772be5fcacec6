import type { CellPosition, RosterAxes, RosterSpot } from './rosterAxes';

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

/** Where the shift would be dropped. */
export interface DropTarget {
  readonly staffId: string;
  /** The position under the pointer if it differs from the shift's, otherwise null. */
  readonly positionId: string | null;
  readonly day: number;
  readonly start: number;
  readonly hours: number;
}

const hoursOfWeek = 7 * 24;
/** The resolution of times, in hours. */
export const quarter = 0.25;
/** The maximum length of a shift. */
const maxHours = 24;

const clamp = (min: number, value: number, max: number) => Math.min(max, Math.max(min, value));
const firstHour = ({ day, start }: Pick<DropTarget, 'day' | 'start'>) => day * 24 + start;

/** The same shift starting at an hour of the week, clamped to the week. */
function startingAt<Shift extends DropTarget>(shift: Shift, hourOfWeek: number): Shift {
  const latest = hoursOfWeek - (Number.isInteger(hourOfWeek) ? 1 : quarter);
  const hour = clamp(0, hourOfWeek, latest);
  return { ...shift, day: Math.floor(hour / 24), start: hour % 24 };
}

/** The target of a shift that has not moved. */
export function unmoved({ staffId, day, start, hours }: DragItem): DropTarget {
  return { staffId, positionId: null, day, start, hours };
}

export function isUnmoved(item: DragItem, target: DropTarget): boolean {
  return (
    target.staffId === item.staffId &&
    target.positionId === null &&
    firstHour(target) === firstHour(item) &&
    target.hours === item.hours
  );
}

/** The target of a shift that was grabbed at the cell `from` and is now over the cell `to`. */
export function movedTo(item: DragItem, from: RosterSpot, to: RosterSpot): DropTarget {
  const days = (to.day ?? 0) - (from.day ?? 0);
  const hours = (to.hour ?? 0) - (from.hour ?? 0);
  const position = to.positionId ?? item.positionId;
  return startingAt(
    {
      ...unmoved(item),
      staffId: to.staffId ?? item.staffId,
      positionId: position === item.positionId ? null : position,
    },
    firstHour(item) + days * 24 + hours,
  );
}

/** The shift with its end dragged to the end of the hour `to`, on the day where it was grabbed. */
export function withEndAt(item: DragItem, from: RosterSpot, to: RosterSpot): DropTarget {
  const end = (from.day ?? item.day) * 24 + (to.hour ?? 0) + 1;
  const minLength = Number.isInteger(end) ? 1 : quarter;
  return { ...unmoved(item), hours: clamp(minLength, end - firstHour(item), maxHours) };
}

/** The shift with its start dragged to the start of the hour `to`, on the day where it was grabbed; its end stays. */
export function withStartAt(item: DragItem, from: RosterSpot, to: RosterSpot): DropTarget {
  const start = (from.day ?? item.day) * 24 + (to.hour ?? 0);
  const end = firstHour(item) + item.hours;
  const minLength = Number.isInteger(start) ? Math.min(1, item.hours) : quarter;
  const first = clamp(Math.max(0, end - maxHours), start, end - minLength);
  return { ...startingAt(unmoved(item), first), hours: end - first };
}

export function movedByHours(target: DropTarget, hours: number): DropTarget {
  return startingAt(target, firstHour(target) + hours);
}

/** Moves by days at the same hour, clamped to the week. */
export function movedByDays(target: DropTarget, days: number): DropTarget {
  return { ...target, day: clamp(0, target.day + days, 6) };
}

/** Whether a shift at the target would cover a cell. */
export function covers({ positionId }: DragItem, target: DropTarget, place: RosterSpot): boolean {
  if (place.staffId !== undefined && place.staffId !== target.staffId) return false;
  if (place.positionId !== undefined && place.positionId !== (target.positionId ?? positionId)) return false;
  if (place.hour === undefined) return place.day === target.day;
  const hour = (place.day ?? 0) * 24 + place.hour - firstHour(target);
  return hour > -1 && hour < target.hours;
}

/** The shift moved so that it starts at a clicked cell. */
export function placedAt(
  item: DragItem,
  target: DropTarget,
  { day, hour, staffId, positionId }: RosterSpot,
): DropTarget {
  const first = (day ?? target.day) * 24 + (hour ?? target.start);
  const position = positionId ?? item.positionId;
  return startingAt(
    { ...target, staffId: staffId ?? target.staffId, positionId: position === item.positionId ? null : position },
    first,
  );
}

/** What a pair of arrow keys changes. */
export type Direction = 'day' | 'hour' | 'person';

/** What the arrow keys change in a roster; `shifted` is with Shift, where two pairs of keys are not enough. */
interface Arrows {
  readonly vertical: Direction;
  readonly horizontal: Direction;
  readonly shifted: Direction | null;
}

const directionOf = ({ staffId, hour, positionId }: RosterSpot): Direction | null =>
  staffId !== undefined ? 'person' : hour !== undefined ? 'hour' : positionId !== undefined ? null : 'day';

/** Arrows follow the axes; an axis of positions changes the remaining dimension, as people keep their position. */
export function arrowsOf({ rows, columns }: RosterAxes): Arrows {
  const rowDirection = directionOf(rows[0] ?? {});
  const columnDirection = directionOf(columns[0] ?? {});
  const vertical = rowDirection ?? (columnDirection === 'hour' ? 'day' : 'hour');
  const horizontal = columnDirection ?? (rowDirection === 'hour' ? 'day' : 'hour');
  const rest = (['day', 'hour'] as const).find((direction) => direction !== vertical && direction !== horizontal);
  return { vertical, horizontal, shifted: rest ?? null };
}

/** The cells of the rendered rows whose place is accepted. */
export function cellsOf(
  { rows, columns, first = 0 }: RosterAxes,
  accept: (place: RosterSpot) => boolean,
): CellPosition[] {
  return rows.flatMap((rowPlace, index) =>
    columns.flatMap((columnPlace, column) =>
      accept({ ...columnPlace, ...rowPlace }) ? { row: first + index, column } : [],
    ),
  );
}
