import { clsx } from 'clsx';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMember } from '~/engine/engine';
import { formatHourShort, formatTimes, weekdayName } from '~/roster/text/format';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';

type Availability = StaffMember['availability'];

const days = [0, 1, 2, 3, 4, 5, 6] as const;
const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);
const workdays = [0, 1, 2, 3, 4];

/** Whether somebody is available in the whole of an hour. */
export function isFree(availability: Availability, day: number, hour: number): boolean {
  const covers = ({ day: on, start, startMinute = 0, end, endMinute = 0 }: Availability[number]) =>
    on === day && start * 60 + startMinute <= hour * 60 && end * 60 + endMinute >= (hour + 1) * 60;
  return availability.some(covers);
}

/** Availability with some hours of a day set or cleared; `to` is exclusive. Quarters elsewhere stay as they are. */
export function painted(
  availability: Availability,
  day: number,
  from: number,
  to: number,
  free: boolean,
): Availability {
  const cut = availability.flatMap((range): Availability => {
    if (range.day !== day) return [range];
    const [start, end] = [range.start * 60 + (range.startMinute ?? 0), range.end * 60 + (range.endMinute ?? 0)];
    return [
      [start, Math.min(end, from * 60)],
      [Math.max(start, to * 60), end],
    ].flatMap(([begin = 0, finish = 0]) => (begin < finish ? [rangeOf(day, begin, finish)] : []));
  });
  if (!free) return cut;
  return merged([...cut, rangeOf(day, from * 60, to * 60)]);
}

function rangeOf(day: number, start: number, end: number): Availability[number] {
  const [startMinute, endMinute] = [start % 60, end % 60];
  return {
    day,
    start: Math.floor(start / 60),
    ...(startMinute > 0 && { startMinute }),
    end: Math.floor(end / 60),
    ...(endMinute > 0 && { endMinute }),
  };
}

function merged(availability: Availability): Availability {
  const minutes = (hour: number, minute = 0) => hour * 60 + minute;
  const sorted = availability
    .map(({ day, start, startMinute, end, endMinute }) => ({
      day,
      start: minutes(start, startMinute),
      end: minutes(end, endMinute),
    }))
    .sort((a, b) => a.day - b.day || a.start - b.start);
  const joined: typeof sorted = [];
  for (const range of sorted) {
    const last = joined.at(-1);
    if (last && last.day === range.day && last.end >= range.start) last.end = Math.max(last.end, range.end);
    else joined.push(range);
  }
  return joined.map(({ day, start, end }) => rangeOf(day, start, end));
}

/** Availability in which other days are as one is. */
export function copied(availability: Availability, from: number, to: readonly number[]): Availability {
  const day = availability.filter((range) => range.day === from);
  const others = availability.filter((range) => range.day === from || !to.includes(range.day));
  return merged([
    ...others,
    ...to.filter((each) => each !== from).flatMap((each) => day.map((range) => ({ ...range, day: each }))),
  ]);
}

interface AvailabilityGridProps {
  availability: Availability;
  onChange: (availability: Availability) => void;
}

/**
 * Availability painted on a week: dragging sets or clears hours, and so do Space and Shift with the arrow keys. The
 * cells are one stop of the Tab key.
 */
export function AvailabilityGrid({ availability, onChange }: AvailabilityGridProps) {
  const { t } = useTranslation('team');
  const language = useLanguage();
  const [focus, setFocus] = useState({ day: 0, hour: 9 });
  const grid = useRef<HTMLTableElement>(null);
  /** The hour where a drag began, and what it paints. */
  const [drag, setDrag] = useState<{ day: number; from: number; to: number; free: boolean } | null>(null);
  const shown = drag
    ? painted(availability, drag.day, Math.min(drag.from, drag.to), Math.max(drag.from, drag.to) + 1, drag.free)
    : availability;
  const cellAt = (event: PointerEvent) => {
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-hour]');
    return under && { day: Number(under.dataset.day), hour: Number(under.dataset.hour) };
  };
  const move = (event: PointerEvent) => {
    const cell = drag && cellAt(event);
    if (cell && cell.day === drag.day && cell.hour !== drag.to) setDrag({ ...drag, to: cell.hour });
  };
  const finish = () => {
    if (!drag) return;
    onChange(shown);
    setDrag(null);
  };
  const focusOn = (day: number, hour: number) => {
    setFocus({ day, hour });
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"][data-hour="${hour}"]`)?.focus();
  };
  const keyDown = (event: KeyboardEvent, day: number, hour: number) => {
    const free = isFree(availability, day, hour);
    const step = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      onChange(painted(availability, day, hour, hour + 1, !free));
    } else if (step) {
      event.preventDefault();
      const next = {
        day: Math.min(6, Math.max(0, day + (step[0] ?? 0))),
        hour: Math.min(23, Math.max(0, hour + (step[1] ?? 0))),
      };
      if (event.shiftKey && next.day === day) {
        const [from, to] = [Math.min(hour, next.hour), Math.max(hour, next.hour) + 1];
        onChange(painted(availability, day, from, to, free));
      }
      focusOn(next.day, next.hour);
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      focusOn(day, event.key === 'Home' ? 0 : 23);
    }
  };
  return (
    <div className="grid gap-3 grid-cols-1">
      <p className="text-note text-muted">{t(($) => $.availability.hint)}</p>
      <div className="overflow-x-auto">
        <table
          ref={grid}
          aria-label={t(($) => $.availability.title)}
          className="border-separate border-spacing-px select-none touch-none max-sm:w-full max-sm:table-fixed"
          onPointerMove={move}
          onPointerUp={finish}
          onPointerCancel={() => setDrag(null)}
        >
          <thead>
            <tr>
              <td className="max-sm:w-7" />
              {hoursOfDay.map((hour) => (
                <th key={hour} scope="col" className="text-left text-xs font-normal text-muted">
                  <span className={hour % 3 === 0 ? 'block w-0 whitespace-nowrap' : 'sr-only'}>
                    {formatHourShort(hour, language)}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day}>
                <th scope="row" className="pr-2 text-left text-note font-semibold capitalize">
                  <span className="sm:hidden" aria-hidden="true">
                    {weekdayName(day, language).slice(0, 2)}
                  </span>
                  <span className="max-sm:sr-only">{weekdayName(day, language)}</span>
                </th>
                {hoursOfDay.map((hour) => {
                  const free = isFree(shown, day, hour);
                  return (
                    <td key={hour} className="p-0">
                      <button
                        type="button"
                        data-day={day}
                        data-hour={hour}
                        tabIndex={focus.day === day && focus.hour === hour ? 0 : -1}
                        aria-pressed={free}
                        aria-label={t(($) => $.availability.cell, {
                          day: weekdayName(day, language),
                          times: formatTimes({ start: hour, end: hour + 1 }, language),
                        })}
                        className={clsx(
                          'block w-full sm:w-6 h-8 rounded-[3px]',
                          free ? 'bg-evergreen' : 'bg-sand hover:bg-line',
                        )}
                        onPointerDown={(event) => {
                          event.currentTarget.releasePointerCapture?.(event.pointerId);
                          setDrag({ day, from: hour, to: hour, free: !free });
                          setFocus({ day, hour });
                        }}
                        onKeyDown={(event) => keyDown(event, day, hour)}
                        onFocus={() => setFocus({ day, hour })}
                      />
                    </td>
                  );
                })}
                <td className="pl-2 max-sm:hidden">
                  <span className="text-xs text-muted whitespace-nowrap">
                    {shown
                      .filter((range) => range.day === day)
                      .map((range) =>
                        range.start === 0 && range.end === 24
                          ? t(($) => $.availability.wholeDay)
                          : formatTimes(range, language),
                      )
                      .join(', ') || t(($) => $.availability.none)}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="small" onClick={() => onChange(copied(availability, focus.day, workdays))}>
          {t(($) => $.availability.toWorkdays, { day: weekdayName(focus.day, language) })}
        </Button>
        <Button variant="outline" size="small" onClick={() => onChange(copied(availability, focus.day, days))}>
          {t(($) => $.availability.toAll, { day: weekdayName(focus.day, language) })}
        </Button>
        <Button variant="text" size="small" onClick={() => onChange(days.map((day) => ({ day, start: 0, end: 24 })))}>
          {t(($) => $.availability.always)}
        </Button>
      </div>
    </div>
  );
}
