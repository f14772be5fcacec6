import { useEffect, useRef } from 'react';
import type { EditableWeek } from '../week/editableWeek';
import { autoScroll } from './autoScroll';
import { type DragItem, movedTo, placeAt, quarter, withEndAt, withStartAt } from './dragItem';
import { cancelDrag, drop, type Moving, setDropTarget, startDrag, useMoving } from './movingStore';
import { getRosterAxes, type Place, type RosterAxes } from './rosterAxes';
import { isFirstHour, isLastHour, shiftAt } from './shiftAt';
import { trackPresses } from './trackPresses';
import { barAt, type CellPlace, placeOf } from './useGridKeys';

/** Pixels around a shift's end where it can be resized. */
const resizeZone = 7;

interface Hit {
  readonly item: DragItem;
  readonly from: Place;
  readonly mode: Moving['mode'];
  /** How far into its hour it was grabbed, in hours. */
  readonly quarter: number;
}

interface Point {
  readonly clientX: number;
  readonly clientY: number;
  /** With Alt a shift moves in quarter hours. */
  readonly altKey?: boolean;
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

/** The end of a shift at a point: the bottom or top of a chip, the right or left of a time line's bar. */
function endAt(cell: Element, chip: Element | null, { clientX, clientY }: Point): 'end' | 'start' | null {
  const box = (chip ?? cell.firstElementChild)?.getBoundingClientRect();
  // A name is not as long as its shift, and has no ends.
  if (!box || chip?.matches('.who')) return null;
  const [first, last, at] = chip ? [box.top, box.bottom, clientY] : [box.left, box.right, clientX];
  if (Math.abs(last - at) <= resizeZone) return 'end';
  return Math.abs(at - first) <= resizeZone ? 'start' : null;
}

/** The shift under the pointer, and whether it is grabbed at an end. */
export function hitTest(week: EditableWeek, slots: number, target: EventTarget | null, point: Point): Hit | null {
  const element = target instanceof Element ? target : null;
  const cell = element?.closest('[data-cell]') ?? null;
  const axes = getRosterAxes();
  const pointed = placeOf(cell);
  const from = axes && pointed && placeAt(axes, pointed);
  if (!cell || !from) return null;
  const chip = element?.closest('[data-chip]') ?? barAt(cell, point);
  const timeLine = from.staffId !== undefined && from.hour !== undefined;
  if (!chip && !timeLine) return null;
  const item = shiftAt(week, from, chip?.getAttribute('data-chip') ?? null, slots);
  if (!item) return null;
  const at = endAt(cell, chip, point);
  const isThere = { end: isLastHour, start: isFirstHour };
  const mode = at !== null && isThere[at](item, from) ? at : 'move';
  // A name is gripped at the start of its shift, wherever it stands in the hour's cell.
  const grip = chip?.matches('.who') ? item.start % 1 : quarterAt(cell, axes, point);
  return { item, from, mode, quarter: grip };
}

/** The drop target at a place; `pointed` is the quarter of its hour under the pointer, null for whole hours. */
function targetAt({ item, from, mode, quarter: grabbed }: Hit, to: Place, pointed: number | null) {
  const change = { move: movedTo, end: withEndAt, start: withStartAt }[mode];
  const hour = to.hour;
  if (pointed === null || hour === undefined) return change(item, from, to);
  const exact = { move: hour + pointed - grabbed, end: hour + pointed + quarter - 1, start: hour + pointed }[mode];
  return change(item, from, { ...to, hour: exact });
}

const outside = ({ clientX, clientY }: Point) =>
  clientX < 0 || clientY < 0 || clientX >= window.innerWidth || clientY >= window.innerHeight;

/**
 * Drags shifts with mouse, pen or a long press. Escape, leaving the window and losing the pointer cancel the drag.
 */
export function useShiftDrag(week: EditableWeek, slots: number): void {
  const latest = useRef({ week, slots });
  useEffect(() => {
    latest.current = { week, slots };
  });
  useEffect(() => {
    let markedElement: Element | null = null;
    let stopAutoScroll: (() => void) | null = null;
    let started = false;
    /** The latest pointer move that is not handled yet, and the task that will handle it. */
    let pendingMove: { run: () => void; task: ReturnType<typeof setTimeout> } | null = null;
    /** The quarter of the hour under the pointer, in hours; null without Alt. */
    let pointedQuarter: number | null = null;

    const isDragging = () => useMoving.getState().moving?.by === 'pointer';

    const dragOver = (hit: Hit, target: Element | null, point: Point) => {
      if (!started) {
        started = true;
        startDrag({ by: 'pointer', mode: hit.mode, item: hit.item });
      }
      const { moving } = useMoving.getState();
      if (!moving) return;
      const axes = getRosterAxes();
      const cell = target?.closest('[role=grid]') ? target.closest('[data-cell]') : null;
      const at: CellPlace | null = placeOf(cell);
      const pointed = axes && point.altKey ? quarterAt(cell, axes, point) : null;
      if (at?.row === moving.over?.row && at?.column === moving.over?.column && pointed === pointedQuarter) return;
      pointedQuarter = pointed;
      const to = axes && at && placeAt(axes, at);
      const dropTarget = to && targetAt(hit, to, pointed);
      setDropTarget(latest.current.week, dropTarget, at);
    };

    const flush = () => {
      const move = pendingMove;
      pendingMove = null;
      clearTimeout(move?.task);
      move?.run();
    };

    /** Handles the move after the frame that shows the pointer's move: both together would take longer than a frame. */
    const scheduleDragOver = (hit: Hit, target: Element | null, point: Point) => {
      pendingMove = { run: () => dragOver(hit, target, point), task: pendingMove?.task ?? setTimeout(flush) };
    };

    const end = () => {
      clearTimeout(pendingMove?.task);
      pendingMove = null;
      started = false;
      stopAutoScroll?.();
      stopAutoScroll = null;
    };

    const presses = trackPresses<Hit>({
      threshold: 5,
      grab: (event) =>
        useMoving.getState().moving ? null : hitTest(latest.current.week, latest.current.slots, event.target, event),
      start: (hit) => {
        stopAutoScroll = autoScroll((target, point) => scheduleDragOver(hit, target, point));
      },
      move: (hit, event) => {
        // Also when a change of the week has already ended the move.
        if (outside(event) || (started && !isDragging())) return presses.cancel();
        // Touch events all target the element that was touched first.
        const { target, clientX, clientY, pointerType } = event;
        const under = pointerType === 'touch' ? document.elementFromPoint(clientX, clientY) : target;
        scheduleDragOver(hit, under instanceof Element ? under : null, event);
      },
      drop: () => {
        flush();
        const dragging = isDragging();
        end();
        if (dragging) drop(latest.current.week);
      },
      cancel: () => {
        const dragging = started && isDragging();
        end();
        if (dragging) cancelDrag(true);
      },
    });

    /** Shows a resize cursor at a shift's end. */
    const markEnd = (event: PointerEvent) => {
      if (event.buttons !== 0 || event.pointerType !== 'mouse') return;
      const element = event.target instanceof Element ? event.target : null;
      const cell = element?.closest('[data-cell]') ?? null;
      const bar = barAt(cell, event);
      const chip = element?.closest('[data-chip]') ?? bar;
      const holder = bar ? cell : (chip ?? cell);
      const near = cell !== null && endAt(cell, chip, event) !== null;
      const hit = near ? hitTest(latest.current.week, latest.current.slots, element, event) : null;
      const resizable = hit && hit.mode !== 'move' ? holder : null;
      if (resizable === markedElement) return;
      markedElement?.removeAttribute('data-end');
      const side = { end: ['below', 'right'], start: ['above', 'left'], move: [] }[hit?.mode ?? 'move'];
      resizable?.setAttribute('data-end', bar ? 'bar' : (side[chip ? 0 : 1] ?? ''));
      markedElement = resizable;
    };

    const onLeave = (event: PointerEvent) => {
      if (event.target === document.documentElement) presses.cancel();
    };

    document.addEventListener('pointermove', markEnd);
    document.documentElement.addEventListener('pointerleave', onLeave);
    // Tells tests that presses are handled.
    document.documentElement.dataset.carries = '';
    return () => {
      presses.stop();
      delete document.documentElement.dataset.carries;
      markedElement?.removeAttribute('data-end');
      document.removeEventListener('pointermove', markEnd);
      document.documentElement.removeEventListener('pointerleave', onLeave);
    };
  }, []);
}
