import { clsx } from 'clsx';
import { memo, useState } from 'react';
import { CoverageRibbon, ribbonOf } from '~/roster/parts/CoverageRibbon';
import { useNow } from '~/roster/parts/useNow';
import { formatDate, formatHourShort } from '~/roster/text/format';
import { useRosterTexts } from '~/roster/text/useRosterTexts';
import { showDay } from '~/roster/week/actions';
import { isPastDay } from '~/roster/week/moment';
import type { WeekFigures } from '~/roster/week/weekFigures';
import { AwayLine } from './AwayLine';
import { dayKeys } from './RosterGrid';
import { SpecialLine } from './SpecialLine';

interface DayHeaderProps {
  model: WeekFigures;
  day: number;
  /** Whether it says who is away. */
  withAway: boolean;
}

/**
 * A day column's header: 'Mon 16' and the coverage of each hour. On hover or focus it shows the coverage by position; a
 * press opens the day. Arrow Up in the first row focuses it, so that the grid keeps one tab stop.
 */
export const DayHeader = memo(function DayHeader({ model, day, withAway }: DayHeaderProps) {
  const { board, dates, positions } = model;
  const { t, language, positionName } = useRosterTexts(positions);
  const [open, setOpen] = useState(false);
  const date = dates.days[day] ?? dates.monday;
  const now = useNow();
  const isToday = now?.date === date;
  const inScope = board.cells[day]?.positions ?? [];
  return (
    <button
      type="button"
      tabIndex={-1}
      data-head={day}
      aria-current={isToday ? 'date' : undefined}
      className={clsx('day-head', isPastDay(date, now) && 'past')}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onClick={() => showDay(day)}
    >
      <span className="flex items-baseline gap-1.5 whitespace-nowrap px-2">
        <span className="capitalize">{formatDate(date, 'shortWeekday', language)}</span>{' '}
        <span className={clsx('tt-date', isToday && 'tt-today')}>{Number(date.slice(8))}</span>
      </span>
      <SpecialLine special={model.special} date={date} className="px-2" />
      <CoverageRibbon hours={ribbonOf(board, day)} />
      {withAway && <AwayLine away={model.away} day={day} />}
      {open && (
        <span className={clsx('day-coverage', day > 3 && 'right-0')}>
          {inScope.map(({ positionId }) => {
            const hours = ribbonOf(board, day, positionId);
            const examined = hours.flatMap((hour, row) => (hour.level === null ? [] : [{ ...hour, row }]));
            const [worst] = [...examined].sort((a, b) => b.needed - a.needed);
            return (
              <span key={positionId} className="grid gap-1">
                <span className="flex justify-between gap-3">
                  <span>{positionName(positionId)}</span>
                  {worst && (
                    <span className="text-muted font-medium">
                      {t(($) => $.grid.ribbon, {
                        scheduled: worst.scheduled,
                        required: worst.required,
                        hour: formatHourShort(board.firstHour + worst.row, language),
                      })}
                    </span>
                  )}
                </span>
                <CoverageRibbon hours={hours} className="ribbon-small" />
              </span>
            );
          })}
        </span>
      )}
    </button>
  );
});

/** The seven day columns with their headers; where rows are not people, `withAway` says there who is away. */
export function dayHeaders(model: WeekFigures, withAway = false) {
  return model.dates.days.map((_, day) => ({
    key: String(dayKeys[day]),
    header: <DayHeader model={model} day={day} withAway={withAway} />,
    bare: true,
  }));
}
