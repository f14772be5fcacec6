import { useEffect, useRef } from 'react';
import { type Place, type RosterAxes, shownAxes } from '../grid/rosterAxes';
import { barAt, type CellPlace, placeOf } from '../grid/useGridKeys';
import type { OpenWeek } from '../model/openWeek';
import { type DragItem, movedTo, placeAt, quarter, resizedTo, startedAt } from './dragItem';
import { followEdges } from './followEdges';
import { cancelDrag, drop, holdOver, type Moving, startDrag, useMoving } from './movingStore';
import { isFirstHour, isLastHour, shiftAt } from './shiftAt';
import { swallowClick } from './swallowClick';

/** Pixels that the pointer travels before a press becomes a carry; below it is a click. */
const threshold = 5;
/** Pixels at a shift's end by which it is made longer or shorter. */
const edge = 7;

interface Grasp {
  readonly carried: DragItem;
  readonly from: Place;
  readonly what: Moving['what'];
  /** How far into its hour it was taken, in hours. */
  readonly quarter: number;
  readonly x: number;
  readonly y: number;
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
export function graspAt(open: OpenWeek, slots: number, target: EventTarget | null, point: Point): Grasp | null {
  const element = target instanceof Element ? target : null;
  const cell = element?.closest('[data-cell]') ?? null;
  const axes = shownAxes();
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
  return { carried, from, what, quarter: quarterAt(cell, axes, point), x: point.clientX, y: point.clientY };
}

/** Where the shift would be over a place; `held` is the quarter of its hour that is pointed at, null for whole hours. */
function wantedAt({ carried, from, what, quarter: taken }: Grasp, to: Place, held: number | null) {
  const change = { move: movedTo, end: resizedTo, start: startedAt }[what];
  const hour = to.hour;
  if (held === null || hour === undefined) return change(carried, from, to);
  const exact = { move: hour + held - taken, end: hour + held + quarter - 1, start: hour + held }[what];
  return change(carried, from, { ...to, hour: exact });
}

const outside = ({ clientX, clientY }: Point) =>
  clientX < 0 || clientY < 0 || clientX >= window.innerWidth || clientY >= window.innerHeight;

/**
 * Carries shifts with the mouse or a pen: press, move, let go. Escape, leaving the window and losing the pointer let go
 * of the shift where it was. Fingers scroll the roster as ever; for them the dialog of a cell has the same actions.
 */
export function usePointerCarry(open: OpenWeek, slots: number): void {
  const latest = useRef({ open, slots });
  useEffect(() => {
    latest.current = { open, slots };
  });
  useEffect(() => {
    let grasp: Grasp | null = null;
    let marked: Element | null = null;
    let stopFollowing: (() => void) | null = null;
    let picked = false;
    /** What the pointer has come over since the last look, and the task that is going to look. */
    let next: { target: Element | null; point: Point; task: ReturnType<typeof setTimeout> } | null = null;
    /** The quarter of an hour over which the shift is held, in hours; null without Alt. */
    let heldQuarter: number | null = null;

    const isCarrying = () => useMoving.getState().moving?.by === 'pointer';

    const overCell = (target: Element | null, point: Point) => {
      if (grasp && !picked) {
        picked = true;
        startDrag({ by: 'pointer', what: grasp.what, carried: grasp.carried });
      }
      const { moving } = useMoving.getState();
      if (!grasp || !moving) return;
      const axes = shownAxes();
      const cell = target?.closest('[role=grid]') ? target.closest('[data-cell]') : null;
      const at: CellPlace | null = placeOf(cell);
      const held = axes && point.altKey ? quarterAt(cell, axes, point) : null;
      if (at?.row === moving.over?.row && at?.column === moving.over?.column && held === heldQuarter) return;
      heldQuarter = held;
      const to = axes && at && placeAt(axes, at);
      const wanted = to && wantedAt(grasp, to, held);
      holdOver(latest.current.open, wanted, at);
    };

    const lookNow = () => {
      if (!next) return;
      const { target, point, task } = next;
      clearTimeout(task);
      next = null;
      overCell(target, point);
    };

    /** After the frame that shows the pointer's step: together they would take longer than a frame has. */
    const look = (target: Element | null, point: Point) => {
      next = { target, point, task: next?.task ?? setTimeout(lookNow) };
    };

    const end = () => {
      clearTimeout(next?.task);
      next = null;
      grasp = null;
      picked = false;
      stopFollowing?.();
      stopFollowing = null;
    };

    const cancel = () => {
      const carrying = isCarrying();
      end();
      if (carrying) cancelDrag(true);
    };

    const onDown = (event: PointerEvent) => {
      // What was held before has been lost without a word from the browser.
      cancel();
      if (!event.isPrimary || event.button !== 0 || event.pointerType === 'touch' || event.ctrlKey) return;
      if (useMoving.getState().moving) return;
      grasp = graspAt(latest.current.open, latest.current.slots, event.target, event);
    };

    /** Shows by the pointer's shape that a shift's end can be drawn. */
    const markEnd = (event: PointerEvent) => {
      const element = event.target instanceof Element ? event.target : null;
      const cell = element?.closest('[data-cell]') ?? null;
      const bar = barAt(cell, event);
      const chip = element?.closest('[data-chip]') ?? bar;
      const holder = bar ? cell : (chip ?? cell);
      const near = cell !== null && endAt(cell, chip, event) !== null;
      const grasped = near ? graspAt(latest.current.open, latest.current.slots, element, event) : null;
      const drawable = grasped && grasped.what !== 'move' ? holder : null;
      if (drawable === marked) return;
      marked?.removeAttribute('data-end');
      const side = { end: ['below', 'right'], start: ['above', 'left'], move: [] }[grasped?.what ?? 'move'];
      drawable?.setAttribute('data-end', bar ? 'bar' : (side[chip ? 0 : 1] ?? ''));
      marked = drawable;
    };

    const onMove = (event: PointerEvent) => {
      if (!grasp) {
        if (event.buttons === 0 && event.pointerType === 'mouse') markEnd(event);
        return;
      }
      if (event.buttons === 0 || outside(event)) return cancel();
      // The week has changed under the shift, which is then let go of.
      if (picked && !isCarrying()) return end();
      if (!stopFollowing) {
        if (Math.hypot(event.clientX - grasp.x, event.clientY - grasp.y) < threshold) return;
        swallowClick();
        stopFollowing = followEdges(look);
      }
      look(event.target instanceof Element ? event.target : null, event);
    };

    const onUp = (event: PointerEvent) => {
      if (!event.isPrimary) return;
      lookNow();
      const carrying = isCarrying();
      end();
      if (carrying) drop(latest.current.open);
    };

    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !stopFollowing) return;
      event.preventDefault();
      event.stopPropagation();
      cancel();
    };

    const onSelect = (event: Event) => {
      if (grasp) event.preventDefault();
    };

    const onLeave = (event: PointerEvent) => {
      if (event.target === document.documentElement) cancel();
    };

    document.addEventListener('pointerdown', onDown);
    document.addEventListener('pointermove', onMove);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', cancel);
    document.documentElement.addEventListener('pointerleave', onLeave);
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('selectstart', onSelect);
    window.addEventListener('blur', cancel);
    // Tells whoever waits for it that a press on a shift is heard.
    document.documentElement.dataset.carries = '';
    return () => {
      cancel();
      delete document.documentElement.dataset.carries;
      marked?.removeAttribute('data-end');
      document.removeEventListener('pointerdown', onDown);
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('pointerup', onUp);
      document.removeEventListener('pointercancel', cancel);
      document.documentElement.removeEventListener('pointerleave', onLeave);
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('selectstart', onSelect);
      window.removeEventListener('blur', cancel);
    };
  }, []);
}
