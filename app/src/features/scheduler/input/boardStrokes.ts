import type { IsoWeek, ProposedShift, Shift, ShiftType } from '~/engine/engine';
import { dispatch, dispatchIn } from '~/roster/week/session';
import { lengthOf, startOf } from '~/roster/week/times';
import { proposalOf } from './shiftTypes';

/** What a cell of the month becomes: a shift of a type, or (null) a day off. */
export interface Stroke {
  readonly staffId: string;
  readonly dates: IsoWeek;
  /** 0 (Monday) to 6. */
  readonly day: number;
  /** The shifts that are there. */
  readonly shifts: readonly Shift[];
  readonly type: ShiftType | null;
}

function proposal({ staffId, day, type }: Stroke): ProposedShift | null {
  if (!type) return null;
  const { breakMinutes, positionId } = type;
  return proposalOf({ type, start: startOf(type), hours: lengthOf(type), breakMinutes, positionId }, staffId, day);
}

function changesSomething({ shifts, type }: Stroke): boolean {
  if (!type) return shifts.length > 0;
  const [only] = shifts;
  return shifts.length !== 1 || !only || startOf(only) !== startOf(type) || lengthOf(only) !== lengthOf(type);
}

/** One cell: a shift that is there is changed and stays the same one. */
function paintOne(stroke: Stroke): void {
  const { dates, shifts } = stroke;
  const [first, ...others] = shifts;
  const to = proposal(stroke);
  const shiftIds = shifts.map(({ id }) => id);
  dispatchIn(dates, (editor) => {
    if (!to) return editor.tell({ kind: 'removeShifts', shiftIds });
    if (!first) return editor.tell({ kind: 'addShift', shift: to, confirmed: false });
    if (others.length > 0) return editor.tell({ kind: 'paste', removed: shiftIds, shifts: [to] });
    return editor.tell({ kind: 'changeShift', shiftId: first.id, to });
  });
}

/**
 * Does strokes: one step of the history for one cell, for cells of one week, and for empty cells of several weeks; else a
 * step for each week.
 */
export function paintStrokes(strokes: readonly Stroke[]): void {
  const changed = strokes.filter(changesSomething);
  const [first, ...others] = changed;
  if (!first) return;
  if (others.length === 0) {
    paintOne(first);
    return;
  }
  const weeks = [...Map.groupBy(changed, ({ dates }) => dates.monday).values()];
  const shiftsOf = (week: readonly Stroke[]) => week.flatMap((stroke) => proposal(stroke) ?? []);
  if (weeks.length > 1 && changed.every(({ shifts }) => shifts.length === 0)) {
    const planned = weeks.flatMap((week) =>
      week[0] ? [{ monday: week[0].dates.monday, shifts: shiftsOf(week) }] : [],
    );
    dispatch((editor) => editor.tell({ kind: 'applyWeeks', weeks: planned }));
    return;
  }
  for (const week of weeks) {
    const removed = week.flatMap(({ shifts }) => shifts.map(({ id }) => id));
    const [{ dates } = first] = week;
    dispatchIn(dates, (editor) => editor.tell({ kind: 'paste', removed, shifts: shiftsOf(week) }));
  }
}
