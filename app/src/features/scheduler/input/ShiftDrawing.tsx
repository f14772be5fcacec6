import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Violation } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import { useLanguage } from '~/shared/useLanguage';
import { EffectLine } from '../text/EffectLine';
import { whenText } from '../text/entryText';
import { proposed, timesOf } from '../text/times';
import { violationText } from '../text/violationText';
import type { EditableWeek } from '../week/editableWeek';
import { dismissNotice, dispatch, notifyBlocked, openDialog } from '../week/session';
import { type HourLine, hourAt, hourLineAt, type LineCell, type Stretch, stretchBetween } from './drawing';
import { useMoving } from './movingStore';
import { getRosterAxes } from './rosterAxes';
import { trackPresses } from './trackPresses';
import { placeOf } from './useGridKeys';
import { hitTest } from './useShiftDrag';

const block = (violations: readonly Violation[]) => violations.find(({ level }) => level === 'block');

function violationsOf({ handle }: EditableWeek, { place, start, hours }: Stretch): readonly Violation[] {
  const { staffId, day } = place;
  if (staffId === undefined) return [];
  const found = tryCatch(() => handle.violations(proposed(staffId, day, start, hours), null, null));
  return found.ok ? found.value : [];
}

/** The cells of a line that are rendered: the column's where rows are hours, which differ in height, otherwise one. */
function lineCells({ hour, hours, direction }: HourLine, cell: Element): LineCell[] {
  const axes = getRosterAxes();
  const column = placeOf(cell)?.column;
  if (direction === 'right' || !axes) return [{ hour, hours, box: cell.getBoundingClientRect() }];
  return axes.rows.flatMap((row, index) => {
    const found = cell.closest('[role=grid]')?.querySelector(`[data-cell="${(axes.first ?? 0) + index},${column}"]`);
    return found && row.hour !== undefined ? [{ hour: row.hour, hours: 1, box: found.getBoundingClientRect() }] : [];
  });
}

/** Adds the shift for the row's person; in a row without a person, opens the dialog that asks who works it. */
function create(week: EditableWeek, drawn: Stretch): void {
  const { place, start, hours } = drawn;
  const { staffId, day, positionId } = place;
  if (staffId === undefined) {
    openDialog({ kind: 'hour', day, hour: Math.floor(start), hours: Math.ceil(hours), positionId });
    return;
  }
  const blocked = block(violationsOf(week, drawn));
  if (blocked) notifyBlocked(blocked, week.staff.find(({ id }) => id === staffId)?.name ?? '');
  else dispatch((editor) => editor.addShift(proposed(staffId, day, start, hours), false), week);
}

/**
 * Creates shifts by drawing over empty hours of the roster, with mouse, pen or a long press. The keyboard equivalent is
 * Enter on an empty cell.
 */
export function ShiftDrawing({ week, slots }: { week: EditableWeek; slots: number }) {
  const { t } = useTranslation('acting');
  const language = useLanguage();
  const [drawn, setDrawn] = useState<Stretch | null>(null);
  const latest = useRef({ week, slots });
  useEffect(() => {
    latest.current = { week, slots };
  });
  useEffect(() => {
    // Kept here, because the last move may not be rendered yet when the shift is dropped.
    let stretch: Stretch | null = null;
    let redraw = () => {};
    const onScroll = () => redraw();
    const end = () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      redraw = () => {};
      stretch = null;
      setDrawn(null);
    };
    const presses = trackPresses<{ line: HourLine; cell: Element; from: number }>({
      threshold: 8,
      grab: (event) => {
        const { week, slots } = latest.current;
        const cell = event.target instanceof Element ? event.target.closest('[role=grid] [data-cell]') : null;
        const at = placeOf(cell);
        const axes = getRosterAxes();
        if (useMoving.getState().moving || !cell || !axes || !at) return null;
        if (hitTest(week, slots, event.target, event)) return null;
        const line = hourLineAt(axes, at);
        return line && { line, cell, from: hourAt(line, lineCells(line, cell), event) };
      },
      start: () => {
        dismissNotice();
        document.addEventListener('scroll', onScroll, { capture: true, passive: true });
      },
      move: ({ line, cell, from }, { clientX, clientY, altKey }) => {
        // The roster may scroll under the pointer: the hours stay where they were drawn.
        redraw = () => {
          if (!cell.isConnected) return;
          const cells = lineCells(line, cell);
          stretch = stretchBetween(line, cells, from, hourAt(line, cells, { clientX, clientY }), altKey);
          setDrawn(stretch);
        };
        redraw();
      },
      drop: () => {
        const drawn = stretch;
        end();
        if (drawn) create(latest.current.week, drawn);
      },
      cancel: end,
    });
    return presses.stop;
  }, []);
  if (!drawn) return null;
  const { place, start, hours, box } = drawn;
  const name = week.staff.find(({ id }) => id === place.staffId)?.name;
  const when = whenText(timesOf(place.day, start, hours), week.dates, language);
  const violations = violationsOf(week, drawn);
  const isBlocked = block(violations) !== undefined;
  return (
    <div
      aria-hidden="true"
      data-testid="drawn-shift"
      className={`no-print fixed z-40 pointer-events-none rounded-[6px] border-2 border-dashed ${isBlocked ? 'border-danger bg-danger-soft/60' : 'border-evergreen bg-mint/70'}`}
      style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
    >
      <div className="absolute left-0 top-full mt-1 w-max max-w-72 rounded-[12px] border border-line-strong bg-white shadow-float px-3 py-2 text-[0.875rem] leading-snug">
        <p className="font-bold">{name === undefined ? when : t(($) => $.move.place, { name, when })}</p>
        {violations.map((violation) => (
          <p
            key={`${violation.kind} ${violation.start}`}
            className={violation.level === 'block' ? 'text-danger' : 'text-warning'}
          >
            {t(($) => $.level[violation.level])}: {violationText(violation, name ?? '', t, language)}
          </p>
        ))}
        {place.staffId !== undefined && (
          <EffectLine week={week} shifts={[proposed(place.staffId, place.day, start, hours)]} />
        )}
      </div>
    </div>
  );
}
