import { clsx } from 'clsx';
import { memo } from 'react';
import { toneClass } from '~/roster/parts/positionStyle';
import { formatDate } from '~/roster/text/format';
import { useShortPositionName } from '~/roster/text/usePositionName';
import { useRosterTexts } from '~/roster/text/useRosterTexts';
import { showDay } from '~/roster/week/actions';
import { isPastDay, type Moment } from '~/roster/week/moment';
import type { WeekFigures } from '~/roster/week/weekFigures';
import { AwayLine } from './AwayLine';
import { SpecialLine } from './SpecialLine';
import { areWide, maxFigureColumns } from './timetable';

interface TimetableDayHeaderProps {
  model: WeekFigures;
  day: number;
  now: Moment | null;
}

/**
 * A day's header: 'Mon 16', how many hours are short, and the positions of the figures below. A press opens the day.
 * Arrow Up in the first row focuses it, so that the grid keeps one tab stop.
 */
export const TimetableDayHeader = memo(function TimetableDayHeader(props: TimetableDayHeaderProps) {
  const { model, day, now } = props;
  const { dates, positions, board, summary, tones, away } = model;
  const { t, language, positionName } = useRosterTexts(positions);
  const shortName = useShortPositionName(positions);
  const date = dates.days[day] ?? dates.monday;
  const isToday = date === now?.date;
  const inScope = board.cells[day]?.positions ?? [];
  const shortHours = summary.days[day]?.gapHours ?? 0;
  const wide = areWide(inScope);
  return (
    <button
      type="button"
      tabIndex={-1}
      data-head={day}
      aria-current={isToday ? 'date' : undefined}
      className={clsx('tt-head', isPastDay(date, now) && 'past')}
      onClick={() => showDay(day)}
    >
      <span className="capitalize">{formatDate(date, 'shortWeekday', language)}</span>{' '}
      <span data-date={day} suppressHydrationWarning={true} className={clsx('tt-date', isToday && 'tt-today')}>
        {Number(date.slice(8))}
      </span>{' '}
      {shortHours > 0 && <span className="tt-short">{t(($) => $.timetable.hoursShort, { count: shortHours })}</span>}
      <SpecialLine special={model.special} date={date} /> <AwayLine away={away} day={day} />{' '}
      {inScope.length <= maxFigureColumns && (
        <span aria-hidden="true" className={clsx('figs tt-labels', wide ? 'figs-wide' : `figs-${inScope.length}`)}>
          {inScope.map(({ positionId }) => (
            <span key={positionId} title={positionName(positionId)} className={toneClass(tones[positionId] ?? '')}>
              {shortName(positionId)}
            </span>
          ))}
        </span>
      )}
    </button>
  );
});
