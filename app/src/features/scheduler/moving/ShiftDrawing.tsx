import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Violation } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import { useLanguage } from '~/shared/useLanguage';
import { shownAxes } from '../grid/rosterAxes';
import { placeOf } from '../grid/useGridKeys';
import { EffectLine } from '../labour/EffectLine';
import { whenText } from '../model/entryText';
import type { OpenWeek } from '../model/openWeek';
import { proposed, timesOf } from '../model/times';
import { violationText } from '../model/violationText';
import { dismissNotice, dispatch, notifyBlocked, openDialog } from '../session/session';
import { type HourLine, hourLineAt, type Stretch, stretchBetween } from './drawing';
import { useMoving } from './movingStore';
import { swallowClick } from './swallowClick';
import { graspAt } from './usePointerCarry';

/** Pixels that the pointer travels before a press draws; below it is a click. */
const threshold = 8;
/** Milliseconds that a finger rests before it draws; a finger that moves at once scrolls. */
const rest = 400;

const block = (violations: readonly Violation[]) => violations.find(({ level }) => level === 'block');

function violationsOf({ handle }: OpenWeek, { place, start, hours }: Stretch): readonly Violation[] {
  const { staffId, day } = place;
  if (staffId === undefined) return [];
  const found = tryCatch(() => handle.violations(proposed(staffId, day, start, hours), null, null));
  return found.ok ? found.value : [];
}

/** Gives the person of a row the shift; where a column is a day, asks who shall work it. */
function create(open: OpenWeek, drawn: Stretch): void {
  const { place, start, hours } = drawn;
  const { staffId, day, positionId } = place;
  if (staffId === undefined) {
    openDialog({ kind: 'hour', day, hour: Math.floor(start), hours: Math.ceil(hours), positionId });
    return;
  }
  const blocked = block(violationsOf(open, drawn));
  if (blocked) notifyBlocked(blocked, open.staff.find(({ id }) => id === staffId)?.name ?? '');
  else dispatch((week) => week.addShift(proposed(staffId, day, start, hours), false), open);
}

/**
 * Draws new shifts over empty stretches of the roster, with the mouse, a pen, or a finger that has rested a moment. By
 * keyboard, Enter on an empty cell leads to the same.
 */
export function ShiftDrawing({ open, slots }: { open: OpenWeek; slots: number }) {
  const { t } = useTranslation('acting');
  const language = useLanguage();
  const [drawn, setDrawn] = useState<Stretch | null>(null);
  const latest = useRef({ open, slots, drawn });
  useEffect(() => {
    latest.current = { open, slots, drawn };
  });
  useEffect(() => {
    let line: HourLine | null = null;
    let from = { x: 0, y: 0 };
    let drawing = false;
    let resting: ReturnType<typeof setTimeout> | undefined;

    const end = () => {
      clearTimeout(resting);
      line = null;
      drawing = false;
      setDrawn(null);
    };

    const begin = () => {
      drawing = true;
      dismissNotice();
      swallowClick();
    };

    const show = ({ clientX, clientY, altKey }: PointerEvent) => {
      if (!line) return;
      const down = line.direction === 'down';
      setDrawn(stretchBetween(line, down ? from.y : from.x, down ? clientY : clientX, altKey));
    };

    const onDown = (event: PointerEvent) => {
      end();
      if (!event.isPrimary || event.button !== 0 || event.ctrlKey || useMoving.getState().moving) return;
      const { open, slots } = latest.current;
      const cell = event.target instanceof Element ? event.target.closest('[role=grid] [data-cell]') : null;
      const at = placeOf(cell);
      const axes = shownAxes();
      if (!cell || !axes || !at || graspAt(open, slots, event.target, event)) return;
      line = hourLineAt(axes, at, cell.getBoundingClientRect());
      from = { x: event.clientX, y: event.clientY };
      if (line && event.pointerType === 'touch') {
        resting = setTimeout(() => {
          begin();
          show(event);
        }, rest);
      }
    };

    const onMove = (event: PointerEvent) => {
      if (!line || !event.isPrimary) return;
      const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) >= threshold;
      if (!drawing) {
        if (!far) return;
        if (event.pointerType === 'touch') return end();
        begin();
      }
      show(event);
    };

    const onUp = (event: PointerEvent) => {
      if (!event.isPrimary) return;
      const { open, drawn } = latest.current;
      const done = drawing ? drawn : null;
      end();
      if (done) create(open, done);
    };

    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !drawing) return;
      event.preventDefault();
      event.stopPropagation();
      end();
    };

    /** While a shift is drawn, the roster neither scrolls nor selects text. */
    const hold = (event: Event) => {
      if (drawing || (line && event.type === 'selectstart')) event.preventDefault();
    };

    const heard = new AbortController();
    const { signal } = heard;
    document.addEventListener('pointerdown', onDown, { signal });
    document.addEventListener('pointermove', onMove, { signal });
    document.addEventListener('pointerup', onUp, { signal });
    document.addEventListener('pointercancel', end, { signal });
    document.addEventListener('keydown', onKey, { capture: true, signal });
    document.addEventListener('selectstart', hold, { signal });
    document.addEventListener('contextmenu', hold, { signal });
    document.addEventListener('touchmove', hold, { passive: false, signal });
    window.addEventListener('blur', end, { signal });
    return () => {
      clearTimeout(resting);
      heard.abort();
    };
  }, []);
  if (!drawn) return null;
  const { place, start, hours, box } = drawn;
  const name = open.staff.find(({ id }) => id === place.staffId)?.name;
  const when = whenText(timesOf(place.day, start, hours), open.week, language);
  const violations = violationsOf(open, drawn);
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
          <EffectLine open={open} shifts={[proposed(place.staffId, place.day, start, hours)]} />
        )}
      </div>
    </div>
  );
}
