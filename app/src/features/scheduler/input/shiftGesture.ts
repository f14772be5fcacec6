import type { EditableWeek } from '~/roster/week/editableWeek';
import { activeWeek, useSession } from '~/roster/week/session';
import { autoScroll } from './autoScroll';
import { type DragItem, type DropTarget, movedTo, quarter, withEndAt, withStartAt } from './dragItem';
import { type HourLine, hourAt, hourLineAt } from './drawing';
import { cancelDrag, drop, type Moving, setDropTarget, startDrag, useMoving } from './movingStore';
import type { Gesture } from './press';
import {
  barAt,
  type CellPosition,
  cellOf,
  getRosterAxes,
  positionOf,
  type RosterAxes,
  type RosterSpot,
  spotAt,
  spotOf,
} from './rosterAxes';
import { isFirstHour, isLastHour, shiftAt } from './shiftAt';

/** Pixels around a shift's end where it can be resized: by mouse or pen, and by touch. */
const resizeZones = { fine: 7, touch: 14 };

interface Hit {
  readonly item: DragItem;
  readonly from: RosterSpot;
  readonly mode: Moving['mode'];
  /** How far into its hour it was grabbed, in hours. */
  readonly quarter: number;
  /** Where cells are days on a time scale: the cell whose hours an end is pulled along. */
  readonly day: { readonly cell: HTMLElement; readonly at: CellPosition; readonly line: HourLine } | null;
}

interface Point {
  readonly clientX: number;
  readonly clientY: number;
  /** With Alt a shift moves in quarter hours. */
  readonly altKey?: boolean;
  readonly pointerType?: string;
}

/** How far into its hour a point of a cell is, rounded down to quarters; 0 where the cell is not an hour. */
function quarterAt(cell: Element | null | undefined, axes: RosterAxes, { clientX, clientY }: Point): number {
  const box = cell?.getBoundingClientRect();
  if (!box) return 0;
  const down = axes.rows[0]?.hour !== undefined;
  if (!down && axes.columns[0]?.hour === undefined) return 0;
  const share = down ? (clientY - box.top) / box.height : (clientX - box.left) / box.width;
  return Math.min(3, Math.max(0, Math.floor(share * 4))) * quarter;
}

/** Whether a shift is as wide as it is long: on a time line, and where cells are days on a time scale. */
function isSideways(): boolean {
  const axes = getRosterAxes();
  return axes?.scale !== undefined || axes?.columns[0]?.hour !== undefined;
}

/** The end of a shift at a point: the bottom or top of a chip, or the right or left of one that is sideways. */
function endAt(cell: Element, chip: Element | null, { clientX, clientY, pointerType }: Point): 'end' | 'start' | null {
  const box = (chip ?? cell.firstElementChild)?.getBoundingClientRect();
  // A name is not as long as its shift, and has no ends.
  if (!box || chip?.matches('[data-name]')) return null;
  const [first, last, at] = isSideways() ? [box.left, box.right, clientX] : [box.top, box.bottom, clientY];
  const zone = resizeZones[pointerType === 'touch' ? 'touch' : 'fine'];
  // A short block keeps a middle by which it is moved.
  const within = chip && isSideways() ? Math.min(zone, (last - first) / 4) : zone;
  if (Math.abs(last - at) <= within) return 'end';
  return Math.abs(at - first) <= within ? 'start' : null;
}

/** The shift under the pointer, and whether it is grabbed at an end. */
export function hitTest(week: EditableWeek, slots: number, target: EventTarget | null, point: Point): Hit | null {
  const element = target instanceof Element ? target : null;
  const cell = cellOf(target);
  const axes = getRosterAxes();
  const from = spotOf(cell);
  if (!cell || !axes || !from) return null;
  const chip = element?.closest('[data-chip]') ?? barAt(cell, point);
  const timeLine = from.staffId !== undefined && from.hour !== undefined;
  if (!chip && !timeLine) return null;
  const item = shiftAt(week, from, chip?.getAttribute('data-chip') ?? null, slots);
  if (!item) return null;
  const at = endAt(cell, chip, point);
  const place = positionOf(cell);
  const line = axes.scale && place ? hourLineAt(axes, place) : null;
  const isThere = line
    ? { end: item.start + item.hours <= line.hour + line.hours, start: item.start >= line.hour }
    : { end: isLastHour(item, from), start: isFirstHour(item, from) };
  const mode = at !== null && isThere[at] ? at : 'move';
  // A name is gripped at the start of its shift, wherever it stands in the hour's cell.
  const grip = chip?.matches('[data-name]') ? item.start % 1 : quarterAt(cell, axes, point);
  return { item, from, mode, quarter: grip, day: line && place && { cell, at: place, line } };
}

/** The drop target at a place; `pointed` is the quarter of its hour under the pointer, null for whole hours. */
function targetAt({ item, from, mode, quarter: grabbed }: Hit, to: RosterSpot, pointed: number | null) {
  const change = { move: movedTo, end: withEndAt, start: withStartAt }[mode];
  const hour = to.hour;
  if (pointed === null || hour === undefined) return change(item, from, to);
  const exact = { move: hour + pointed - grabbed, end: hour + pointed + quarter - 1, start: hour + pointed }[mode];
  return change(item, from, { ...to, hour: exact });
}

/** The target of an end that is pulled along a day's time scale, and the hour it is pulled to. */
function pulledTo({ item, from, mode, day }: Hit, point: Point): { hour: number; target: DropTarget } | null {
  if (!day || mode === 'move') return null;
  const { cell, line } = day;
  const step = point.altKey ? quarter : 1;
  const { hour: start, hours } = line;
  const box = cell.getBoundingClientRect();
  const hour = Math.round(hourAt(line, [{ hour: start, hours, box }], point) / step) * step;
  const target =
    mode === 'end' ? withEndAt(item, from, { ...from, hour: hour - 1 }) : withStartAt(item, from, { ...from, hour });
  return { hour, target };
}

const outside = ({ clientX, clientY }: Point) =>
  clientX < 0 || clientY < 0 || clientX >= window.innerWidth || clientY >= window.innerHeight;

const isDragging = () => useMoving.getState().moving?.by === 'pointer';

/** Moves or resizes a shift; leaving the window cancels it. `cancelPress` ends the press. */
export function shiftGesture(hit: Hit, cancelPress: () => void): Gesture {
  let stopAutoScroll: (() => void) | null = null;
  let started = false;
  /** The latest pointer move that is not handled yet, and the task that will handle it. */
  let pendingMove: { run: () => void; task: ReturnType<typeof setTimeout> } | null = null;
  /** The quarter of the hour under the pointer, in hours; null without Alt. On a time scale, the hour of the end. */
  let pointedQuarter: number | null = null;

  const dragOver = (target: Element | null, point: Point) => {
    if (!started) {
      started = true;
      startDrag({ by: 'pointer', mode: hit.mode, item: hit.item });
    }
    const { moving } = useMoving.getState();
    const week = activeWeek(useSession.getState());
    if (!moving || !week) return;
    const pulled = pulledTo(hit, point);
    if (pulled) {
      if (pulled.hour === pointedQuarter) return;
      pointedQuarter = pulled.hour;
      setDropTarget(week, pulled.target, hit.day?.at ?? null);
      return;
    }
    const axes = getRosterAxes();
    const cell = cellOf(target);
    const at: CellPosition | null = positionOf(cell);
    const pointed = axes && point.altKey ? quarterAt(cell, axes, point) : null;
    if (at?.row === moving.over?.row && at?.column === moving.over?.column && pointed === pointedQuarter) return;
    pointedQuarter = pointed;
    const to = axes && at && spotAt(axes, at);
    setDropTarget(week, to && targetAt(hit, to, pointed), at);
  };

  const flush = () => {
    const move = pendingMove;
    pendingMove = null;
    clearTimeout(move?.task);
    move?.run();
  };

  /** Handles the move after the frame that shows the pointer's move: both together would take longer than a frame. */
  const scheduleDragOver = (target: Element | null, point: Point) => {
    pendingMove = { run: () => dragOver(target, point), task: pendingMove?.task ?? setTimeout(flush) };
  };

  const end = () => {
    clearTimeout(pendingMove?.task);
    pendingMove = null;
    stopAutoScroll?.();
  };

  return {
    kind: hit.mode === 'move' ? 'move' : 'resize',
    threshold: 5,
    start: () => {
      stopAutoScroll = autoScroll(scheduleDragOver);
    },
    move: (event) => {
      // Also when a change of the week has already ended the move.
      if (outside(event) || (started && !isDragging())) return cancelPress();
      // Touch events all target the element that was touched first.
      const { target, clientX, clientY, pointerType } = event;
      const under = pointerType === 'touch' ? document.elementFromPoint(clientX, clientY) : target;
      scheduleDragOver(under instanceof Element ? under : null, event);
    },
    drop: () => {
      flush();
      end();
      const week = activeWeek(useSession.getState());
      if (week && isDragging()) drop(week);
    },
    cancel: () => {
      end();
      if (started && isDragging()) cancelDrag(true);
    },
  };
}

/** Marks a shift's end near the pointer, for the resize cursor. Returns a function that removes the mark. */
export function trackShiftEnds(contextOf: () => { week: EditableWeek; slots: number } | null): () => void {
  let markedElement: Element | null = null;
  const onMove = (event: PointerEvent) => {
    if (event.buttons !== 0 || event.pointerType !== 'mouse') return;
    const element = event.target instanceof Element ? event.target : null;
    const cell = cellOf(element);
    const bar = barAt(cell, event);
    const chip = element?.closest('[data-chip]') ?? bar;
    const holder = bar ? cell : (chip ?? cell);
    const context = cell !== null && endAt(cell, chip, event) !== null ? contextOf() : null;
    const hit = context && hitTest(context.week, context.slots, element, event);
    const resizable = hit && hit.mode !== 'move' ? holder : null;
    if (resizable === markedElement) return;
    markedElement?.removeAttribute('data-end');
    const side = { end: ['below', 'right'], start: ['above', 'left'], move: [] }[hit?.mode ?? 'move'];
    resizable?.setAttribute('data-end', bar ? 'bar' : (side[isSideways() ? 1 : 0] ?? ''));
    markedElement = resizable;
  };
  document.addEventListener('pointermove', onMove);
  return () => {
    document.removeEventListener('pointermove', onMove);
    markedElement?.removeAttribute('data-end');
  };
}
