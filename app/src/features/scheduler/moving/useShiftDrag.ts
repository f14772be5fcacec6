import { useEffect, useRef } from 'react';
import { getRosterAxes, type Place, type RosterAxes } from '../grid/rosterAxes';
import { barAt, type CellPlace, placeOf } from '../grid/useGridKeys';
import type { OpenWeek } from '../model/openWeek';
import { type DragItem, movedTo, placeAt, quarter, resizedTo, startedAt } from './dragItem';
import { followEdges } from './followEdges';
import { cancelDrag, drop, type Moving, setDropTarget, startDrag, useMoving } from './movingStore';
import { isFirstHour, isLastHour, shiftAt } from './shiftAt';
import { trackPresses } from './trackPresses';

/** Pixels at a shift's end by which it is made longer or shorter. */
const edge = 7;

interface Hit {
  readonly carried: DragItem;
  readonly from: Place;
  readonly what: Moving['what'];
  /** How far into its hour it was taken, in hours. */
  readonly quarter: number;
}

interface Point {
  readonly clientX: number;
  readonly clientY: number;
  /** With Alt a shift moves by the quarter of an hour. */
  readonly altKey?: boolean;
}

/** How far into its hour a point of a cell lies, in whole quarters; 0 where the cell is no hour. */
function quarterAt(cell: Element | null | undefined, axes: RosterAxes, { clientX, clientY }: Point): number {
  const box = cell?.getBoundingClientRect();
  if (!box) return 0;
  const down = axes.rows[0]?.hour !== undefined;
  if (!down && axes.columns[0]?.hour === undefined) return 0;
  const share = down ? (clientY - box.top) / box.height : (clientX - box.left) / box.width;
  return Math.min(3, Math.max(0, Math.floor(share * 4))) * quarter;
}

/** The drawn end of a shift in a cell that is pointed at: of a chip below or above, of a time line's bar right or left. */
function endAt(cell: Element, chip: Element | null, { clientX, clientY }: Point): 'end' | 'start' | null {
  const box = (chip ?? cell.firstElementChild)?.getBoundingClientRect();
  if (!box) return null;
  const [first, last, at] = chip ? [box.top, box.bottom, clientY] : [box.left, box.right, clientX];
  if (Math.abs(last - at) <= edge) return 'end';
  return Math.abs(at - first) <= edge ? 'start' : null;
}

/** The shift under the pointer, and the end by which it is held if it is held by one. */
export function hitTest(open: OpenWeek, slots: number, target: EventTarget | null, point: Point): Hit | null {
  const element = target instanceof Element ? target : null;
  const cell = element?.closest('[data-cell]') ?? null;
  const axes = getRosterAxes();
  const pointed = placeOf(cell);
  const from = axes && pointed && placeAt(axes, pointed);
  if (!cell || !from) return null;
  const chip = element?.closest('[data-chip]') ?? barAt(cell, point);
  const timeLine = from.staffId !== undefined && from.hour !== undefined;
  if (!chip && !timeLine) return null;
  const carried = shiftAt(open, from, chip?.getAttribute('data-chip') ?? null, slots);
  if (!carried) return null;
  const at = endAt(cell, chip, point);
  const isThere = { end: isLastHour, start: isFirstHour };
  const what = at !== null && isThere[at](carried, from) ? at : 'move';
  return { carried, from, what, quarter: quarterAt(cell, axes, point) };
}

/** Where the shift would be over a place; `held` is the quarter of its hour that is pointed at, null for whole hours. */
function wantedAt({ carried, from, what, quarter: taken }: Hit, to: Place, held: number | null) {
  const change = { move: movedTo, end: resizedTo, start: startedAt }[what];
  const hour = to.hour;
  if (held === null || hour === undefined) return change(carried, from, to);
  const exact = { move: hour + held - taken, end: hour + held + quarter - 1, start: hour + held }[what];
  return change(carried, from, { ...to, hour: exact });
}

const outside = ({ clientX, clientY }: Point) =>
  clientX < 0 || clientY < 0 || clientX >= window.innerWidth || clientY >= window.innerHeight;

/**
 * Drags shifts with the mouse, a pen, or a finger that has rested a moment. Escape, leaving the window and losing the
 * pointer leave the shift where it was.
 */
export function useShiftDrag(open: OpenWeek, slots: number): void {
  const latest = useRef({ open, slots });
  useEffect(() => {
    latest.current = { open, slots };
  });
  useEffect(() => {
    let marked: Element | null = null;
    let stopFollowing: (() => void) | null = null;
    let picked = false;
    /** What the pointer has come over since the last look, and the task that is going to look. */
    let next: { run: () => void; task: ReturnType<typeof setTimeout> } | null = null;
    /** The quarter of an hour over which the shift is held, in hours; null without Alt. */
    let heldQuarter: number | null = null;

    const isCarrying = () => useMoving.getState().moving?.by === 'pointer';

    const dragOver = (hit: Hit, target: Element | null, point: Point) => {
      if (!picked) {
        picked = true;
        startDrag({ by: 'pointer', what: hit.what, carried: hit.carried });
      }
      const { moving } = useMoving.getState();
      if (!moving) return;
      const axes = getRosterAxes();
      const cell = target?.closest('[role=grid]') ? target.closest('[data-cell]') : null;
      const at: CellPlace | null = placeOf(cell);
      const held = axes && point.altKey ? quarterAt(cell, axes, point) : null;
      if (at?.row === moving.over?.row && at?.column === moving.over?.column && held === heldQuarter) return;
      heldQuarter = held;
      const to = axes && at && placeAt(axes, at);
      const wanted = to && wantedAt(hit, to, held);
      setDropTarget(latest.current.open, wanted, at);
    };

    const flush = () => {
      const now = next;
      next = null;
      clearTimeout(now?.task);
      now?.run();
    };

    /** After the frame that shows the pointer's step: together they would take longer than a frame has. */
    const later = (hit: Hit, target: Element | null, point: Point) => {
      next = { run: () => dragOver(hit, target, point), task: next?.task ?? setTimeout(flush) };
    };

    const end = () => {
      clearTimeout(next?.task);
      next = null;
      picked = false;
      stopFollowing?.();
      stopFollowing = null;
    };

    const presses = trackPresses<Hit>({
      threshold: 5,
      take: (event) =>
        useMoving.getState().moving ? null : hitTest(latest.current.open, latest.current.slots, event.target, event),
      begin: (hit) => {
        stopFollowing = followEdges((target, point) => later(hit, target, point));
      },
      move: (hit, event) => {
        // The shift is also let go of when the week has changed under it.
        if (outside(event) || (picked && !isCarrying())) return presses.cancel();
        // A finger's events all go to the element that it first touched.
        const { target, clientX, clientY, pointerType } = event;
        const under = pointerType === 'touch' ? document.elementFromPoint(clientX, clientY) : target;
        later(hit, under instanceof Element ? under : null, event);
      },
      drop: () => {
        flush();
        const carrying = isCarrying();
        end();
        if (carrying) drop(latest.current.open);
      },
      cancel: () => {
        const carrying = picked && isCarrying();
        end();
        if (carrying) cancelDrag(true);
      },
    });

    /** Shows by the pointer's shape that a shift's end can be pulled. */
    const markEnd = (event: PointerEvent) => {
      if (event.buttons !== 0 || event.pointerType !== 'mouse') return;
      const element = event.target instanceof Element ? event.target : null;
      const cell = element?.closest('[data-cell]') ?? null;
      const bar = barAt(cell, event);
      const chip = element?.closest('[data-chip]') ?? bar;
      const holder = bar ? cell : (chip ?? cell);
      const near = cell !== null && endAt(cell, chip, event) !== null;
      const hit = near ? hitTest(latest.current.open, latest.current.slots, element, event) : null;
      const drawable = hit && hit.what !== 'move' ? holder : null;
      if (drawable === marked) return;
      marked?.removeAttribute('data-end');
      const side = { end: ['below', 'right'], start: ['above', 'left'], move: [] }[hit?.what ?? 'move'];
      drawable?.setAttribute('data-end', bar ? 'bar' : (side[chip ? 0 : 1] ?? ''));
      marked = drawable;
    };

    const onLeave = (event: PointerEvent) => {
      if (event.target === document.documentElement) presses.cancel();
    };

    document.addEventListener('pointermove', markEnd);
    document.documentElement.addEventListener('pointerleave', onLeave);
    // Tells tests that a press on a shift is heard.
    document.documentElement.dataset.carries = '';
    return () => {
      presses.stop();
      delete document.documentElement.dataset.carries;
      marked?.removeAttribute('data-end');
      document.removeEventListener('pointermove', markEnd);
      document.documentElement.removeEventListener('pointerleave', onLeave);
    };
  }, []);
}
