import { useEffect, useRef } from 'react';
import { type Place, shownAxes } from '../grid/rosterAxes';
import { type CellPlace, placeOf } from '../grid/useGridKeys';
import { warmActing } from '../model/actingWeek';
import type { OpenWeek } from '../model/store';
import { type Carried, movedTo, placeAt, resizedTo } from './carried';
import { followEdges } from './followEdges';
import { holdOver, letGo, pickUp, putDown, useMoving } from './movingStore';
import { isLastHour, shiftAt } from './shiftAt';

/** Pixels that the pointer travels before a press becomes a carry; below it is a click. */
const threshold = 5;
/** Pixels at a shift's end by which it is made longer or shorter. */
const edge = 7;

interface Grasp {
  readonly carried: Carried;
  readonly from: Place;
  readonly what: 'move' | 'resize';
  readonly x: number;
  readonly y: number;
}

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** The drawn end of a shift in a cell: a chip's lower edge, or the right edge of a time line's bar. */
function atEnd(cell: Element, chip: Element | null, { clientX, clientY }: Point): boolean {
  if (chip) return chip.getBoundingClientRect().bottom - clientY <= edge;
  const bar = cell.firstElementChild?.getBoundingClientRect();
  return bar !== undefined && bar.right - clientX <= edge && clientX <= bar.right + edge;
}

/** The shift under the pointer and the end by which it is held, if it is held by its end. */
function graspAt(open: OpenWeek, slots: number, target: EventTarget | null, point: Point): Grasp | null {
  const element = target instanceof Element ? target : null;
  const cell = element?.closest('[data-cell]');
  const axes = shownAxes();
  const at = placeOf(element);
  const from = axes && at && placeAt(axes, at);
  if (!cell || !from) return null;
  const chip = element?.closest('[data-chip]') ?? null;
  const timeLine = from.staffId !== undefined && from.hour !== undefined;
  if (!chip && !timeLine) return null;
  const carried = shiftAt(open, from, chip?.getAttribute('data-chip') ?? null, slots);
  if (!carried) return null;
  const what = isLastHour(carried, from) && atEnd(cell, chip, point) ? 'resize' : 'move';
  return { carried, from, what, x: point.clientX, y: point.clientY };
}

/** The click that ends a carry is not meant for the cell under it. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  const done = () => setTimeout(() => window.removeEventListener('click', swallow, true));
  window.addEventListener('click', swallow, true);
  window.addEventListener('pointerup', done, { once: true, capture: true });
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
    let warm = false;
    let stopFollowing: (() => void) | null = null;
    let picked = false;
    /** What the pointer has come over since the last look, and the task that is going to look. */
    let next: { target: Element | null; task: ReturnType<typeof setTimeout> } | null = null;

    const isCarrying = () => useMoving.getState().moving?.by === 'pointer';

    const overCell = (target: Element | null) => {
      if (grasp && !picked) {
        picked = true;
        pickUp({ by: 'pointer', what: grasp.what, carried: grasp.carried });
      }
      const { moving } = useMoving.getState();
      if (!grasp || !moving) return;
      const axes = shownAxes();
      const at: CellPlace | null = target?.closest('[role=grid]') ? placeOf(target) : null;
      if (at?.row === moving.over?.row && at?.column === moving.over?.column) return;
      const to = axes && at && placeAt(axes, at);
      const { carried, from, what } = grasp;
      const wanted = to && (what === 'move' ? movedTo(carried, from, to) : resizedTo(carried, from, to));
      holdOver(latest.current.open, wanted, at);
    };

    const lookNow = () => {
      if (!next) return;
      const { target, task } = next;
      clearTimeout(task);
      next = null;
      overCell(target);
    };

    /** After the frame that shows the pointer's step: together they would take longer than a frame has. */
    const look = (target: Element | null) => {
      next = { target, task: next?.task ?? setTimeout(lookNow) };
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
      if (carrying) letGo(true);
    };

    const onDown = (event: PointerEvent) => {
      // What was held before has been lost without a word from the browser.
      cancel();
      if (!event.isPrimary || event.button !== 0 || event.pointerType === 'touch' || event.ctrlKey) return;
      if (useMoving.getState().moving) return;
      grasp = graspAt(latest.current.open, latest.current.slots, event.target, event);
      if (grasp) warmActing();
    };

    /** Shows by the pointer's shape that a shift's end can be drawn. */
    const markEnd = (event: PointerEvent) => {
      const element = event.target instanceof Element ? event.target : null;
      const cell = element?.closest('[data-cell]') ?? null;
      const chip = element?.closest('[data-chip]') ?? null;
      if (chip && !warm) {
        warm = true;
        warmActing();
      }
      const holder = chip ?? cell;
      const near = cell !== null && atEnd(cell, chip, event);
      const wanted = near && graspAt(latest.current.open, latest.current.slots, element, event)?.what === 'resize';
      const drawable = wanted ? holder : null;
      if (drawable === marked) return;
      marked?.removeAttribute('data-end');
      drawable?.setAttribute('data-end', chip ? 'below' : 'right');
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
      look(event.target instanceof Element ? event.target : null);
    };

    const onUp = (event: PointerEvent) => {
      if (!event.isPrimary) return;
      lookNow();
      const carrying = isCarrying();
      end();
      if (carrying) putDown(latest.current.open);
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
