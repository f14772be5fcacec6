import { create } from 'zustand';
import type { Violation } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { activeWeek, dismissNotice, dispatch, notifyBlocked, openDialog, useSession } from '~/roster/week/session';
import { proposed } from '~/roster/week/times';
import { type HourLine, hourAt, hourLineAt, type LineCell, type Stretch, stretchBetween } from './drawing';
import type { Gesture } from './press';
import { cellOf, getRosterAxes, positionOf } from './rosterAxes';

/** The shift that is being drawn, if any. */
export const useDrawn = create<{ readonly drawn: Stretch | null }>()(() => ({ drawn: null }));

/** The violation that forbids a drawn shift. */
export const blockOfDrawn = (violations: readonly Violation[]) => violations.find(({ level }) => level === 'block');

/** The rules that a drawn shift would break. */
export function violationsOfDrawn({ handle }: EditableWeek, { place, start, hours }: Stretch): readonly Violation[] {
  const { staffId, day } = place;
  if (staffId === undefined) return [];
  const found = tryCatch(() => handle.ask({ kind: 'violations', shift: proposed(staffId, day, start, hours) }));
  return found.ok ? found.value : [];
}

/** The cell of a line where drawing began. */
const firstCell = ({ hour, hours }: HourLine, cell: Element): LineCell => ({
  hour,
  hours,
  box: cell.getBoundingClientRect(),
});

/** The cells of a line that are rendered: the column's where rows are hours, which differ in height, otherwise one. */
function lineCells(line: HourLine, cell: Element): LineCell[] {
  const axes = getRosterAxes();
  const column = positionOf(cell)?.column;
  if (line.direction === 'right' || !axes) return [firstCell(line, cell)];
  return axes.rows.flatMap((row, index) => {
    const found = cell.closest('[role=grid]')?.querySelector(`[data-cell="${(axes.first ?? 0) + index},${column}"]`);
    return found && row.hour !== undefined ? [{ hour: row.hour, hours: 1, box: found.getBoundingClientRect() }] : [];
  });
}

/** Adds the shift for the row's person; in a row without a person, opens the dialog that asks who works it. */
function addDrawn(week: EditableWeek, drawn: Stretch): void {
  const { place, start, hours } = drawn;
  const { staffId, day, positionId } = place;
  if (staffId === undefined) {
    openDialog({ kind: 'hour', day, hour: Math.floor(start), hours: Math.ceil(hours), positionId });
    return;
  }
  const blocked = blockOfDrawn(violationsOfDrawn(week, drawn));
  if (blocked) notifyBlocked(blocked, week.staff.find(({ id }) => id === staffId)?.name ?? '');
  else
    dispatch(
      (editor) => editor.tell({ kind: 'addShift', shift: proposed(staffId, day, start, hours), confirmed: false }),
      week,
    );
}

/** Draws a new shift over empty hours; null where a cell is not part of a line of hours. */
export function drawGesture(event: PointerEvent): Gesture | null {
  const cell = cellOf(event.target);
  const axes = getRosterAxes();
  const at = positionOf(cell);
  const line = axes && at && hourLineAt(axes, at);
  if (!cell || !line) return null;
  // Every press comes by here: the rows out of sight, which measuring would lay out, are not asked yet.
  const from = hourAt(line, [firstCell(line, cell)], event);
  // Kept here, because the last move may not be rendered yet when the shift is dropped.
  let stretch: Stretch | null = null;
  let redraw = () => {};
  const onScroll = () => redraw();
  const end = () => {
    document.removeEventListener('scroll', onScroll, { capture: true });
    useDrawn.setState({ drawn: null });
  };
  return {
    kind: 'draw',
    threshold: 8,
    start: () => {
      dismissNotice();
      document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    },
    move: ({ clientX, clientY, altKey }) => {
      // The roster may scroll under the pointer: the hours stay where they were drawn.
      redraw = () => {
        if (!cell.isConnected) return;
        const cells = lineCells(line, cell);
        stretch = stretchBetween(line, cells, from, hourAt(line, cells, { clientX, clientY }), altKey);
        useDrawn.setState({ drawn: stretch });
      };
      redraw();
    },
    drop: () => {
      end();
      const week = activeWeek(useSession.getState());
      if (stretch && week) addDrawn(week, stretch);
    },
    cancel: end,
  };
}
