import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { DetailMember, HourCell } from '~/engine/engine';
import { tryCatch } from '~/engine/result';
import { toneClass } from '~/roster/parts/positionStyle';
import { chipName, formatDate, formatTime, formatTimes } from '~/roster/text/format';
import type { RosterTexts } from '~/roster/text/useRosterTexts';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { lengthOf, startOf } from '~/roster/week/times';
import { positionOf } from '../input/rosterAxes';

/** The time that the pointer has to rest on a cell. */
const delayMs = 160;

const width = 320;
const margin = 8;

/** At most this many people of a position are listed. */
const maxListed = 8;

/** When a person leaves, in hours of the cell's day. */
function leavingHour({ shifts }: DetailMember, { day, hour }: HourCell): number {
  const ends = shifts
    .map((shift) => (shift.day - day) * 24 + startOf(shift) + lengthOf(shift))
    .filter((end) => end > hour);
  return Math.max(hour, ...ends);
}

interface HourPeekProps {
  grid: RefObject<HTMLElement | null>;
  week: EditableWeek;
  rows: readonly (readonly HourCell[])[];
  texts: RosterTexts;
}

/**
 * Everybody on duty in the hour under the pointer, or in the focused one, with leaving times. It takes no pointer, so
 * that the cells around stay within reach, and Escape hides it; the hour's dialog has the same and more.
 */
export function HourPeek({ grid, week, rows, texts }: HourPeekProps) {
  const { t, language, positionName } = texts;
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const box = grid.current;
    if (!box) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (target: EventTarget | null, wait: number) => {
      clearTimeout(timer);
      const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
      if (!cell) return setElement(null);
      timer = setTimeout(() => setElement(cell), wait);
    };
    const hide = () => {
      clearTimeout(timer);
      setElement(null);
    };
    const onOver = ({ target, pointerType, buttons }: PointerEvent) => {
      if (pointerType === 'mouse' && buttons === 0) show(target, delayMs);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) show(target, 0);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') hide();
    };
    box.addEventListener('pointerover', onOver);
    box.addEventListener('pointerleave', hide);
    box.addEventListener('pointerdown', hide);
    box.addEventListener('focusin', onFocus);
    box.addEventListener('focusout', hide);
    document.addEventListener('keydown', onKey);
    document.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      box.removeEventListener('pointerover', onOver);
      box.removeEventListener('pointerleave', hide);
      box.removeEventListener('pointerdown', hide);
      box.removeEventListener('focusin', onFocus);
      box.removeEventListener('focusout', hide);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('scroll', hide, { capture: true });
    };
  }, [grid]);
  const place = positionOf(element);
  const cell = place ? rows[place.row]?.[place.column] : undefined;
  const details = useMemo(
    () => (cell ? tryCatch(() => week.handle.ask({ kind: 'hourDetails', day: cell.day, hour: cell.hour })) : null),
    [cell, week],
  );
  if (!element?.isConnected || !cell || !details?.ok) return null;
  const box = element.getBoundingClientRect();
  const right = box.right + width + margin <= window.innerWidth;
  const above = box.top > window.innerHeight / 2;
  const style = {
    left: right ? box.right - margin : Math.max(margin, box.left - width + margin),
    ...(above ? { bottom: window.innerHeight - box.bottom + margin } : { top: box.top + margin }),
    width,
  };
  const { groups } = details.value;
  const date = week.dates.days[cell.day] ?? week.dates.monday;
  const leaving = (member: DetailMember) => {
    const end = leavingHour(member, cell);
    const time = formatTime(Math.floor(end), Math.round((end % 1) * 60), language);
    return end <= cell.hour + 1 ? t(($) => $.timetable.leaves, { time }) : t(($) => $.timetable.until, { time });
  };
  return (
    <div aria-hidden="true" data-testid="hour-peek" className="peek no-print" style={style}>
      <p className="peek-title">
        <span className="first-letter:uppercase">
          {formatDate(date, 'shortWeekday', language)} {Number(date.slice(8))},{' '}
          {formatTimes({ start: cell.hour, end: cell.hour + 1 }, language)}
        </span>
        <span className="peek-count">{t(($) => $.timetable.count, { count: cell.present })}</span>
      </p>
      <ul>
        {cell.positions.map(({ positionId, scheduled, required, understaffed, needed }) => {
          const group = groups.find((entry) => entry.positionId === positionId);
          const short = understaffed && cell.gap !== null;
          const members = group?.members ?? [];
          const tone = members[0]?.color ?? week.staff.find((person) => person.positionId === positionId)?.color ?? '';
          return (
            <li key={positionId} className="peek-row">
              <span className={`peek-position ${toneClass(tone)}`}>{positionName(positionId)}</span>
              <span className={short ? 'peek-figure text-danger' : 'peek-figure'}>
                {scheduled}/{required}
              </span>
              <span className="peek-people">
                {members.slice(0, maxListed).map((member) => (
                  <span key={member.staffId} data-pending={!member.confirmed || undefined}>
                    {chipName(member.name)} <small>{leaving(member)}</small>
                  </span>
                ))}
                {members.length > maxListed && (
                  <small>{t(($) => $.timetable.more, { count: members.length - maxListed })}</small>
                )}
                {members.length === 0 && <small>{t(($) => $.timetable.nobody)}</small>}
              </span>
              {short && <b className="text-danger whitespace-nowrap">{t(($) => $.grid.need, { count: needed })}</b>}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
