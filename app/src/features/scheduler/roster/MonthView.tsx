import { clsx } from 'clsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DaySummary, IsoWeek, SpecialDate } from '~/engine/engine';
import { HeatStrip } from '~/roster/parts/CoverageRibbon';
import { useNow } from '~/roster/parts/useNow';
import { openTeam } from '~/roster/teamStore';
import { formatDate, formatHourShort } from '~/roster/text/format';
import { usePositionName } from '~/roster/text/usePositionName';
import { showDay } from '~/roster/week/actions';
import { monthOfWeek } from '~/roster/week/dates';
import { isPastDay } from '~/roster/week/moment';
import { peek, useSession } from '~/roster/week/session';
import { type ViewState, weekKey } from '~/roster/week/viewState';
import { awayIn, type NamedAbsence, type WeekFigures } from '~/roster/week/weekFigures';
import { useLanguage } from '~/shared/useLanguage';
import { TextButton } from '~/ui/TextLink';
import { AwayLine } from './AwayLine';
import { RosterCell, RosterGrid, RosterRow } from './RosterGrid';
import { SpecialLine } from './SpecialLine';

interface MonthWeek {
  dates: IsoWeek;
  key: string;
  days: readonly DaySummary[];
  away: readonly NamedAbsence[];
  special: readonly SpecialDate[];
}

interface MonthViewProps {
  /** The week whose month is shown; a new model after each change. */
  model: WeekFigures;
  state: ViewState;
}

function useMonth({ model, state }: MonthViewProps): MonthWeek[] {
  const { team, position, roster } = state;
  const start = useSession((session) => session.start);
  // Commands change single weeks, a template all of them.
  const shown = useSession((session) => session.week);
  const template = useSession((session) => session.template);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => {
    if (start.status !== 'ready') return [];
    const { year, month } = monthOfWeek(model.dates);
    const inScope = model.board.cells[0]?.positions.map(({ positionId }) => positionId) ?? [];
    return start.engine.calendarMonth(year, month).flatMap((row) => {
      const key = weekKey(row.isoYear, row.isoWeek);
      const read = peek({ week: key, roster }, (editor) => ({
        days: editor.ask({ kind: 'summary', team, position }).days,
        away: awayIn(editor.ask({ kind: 'schedule' }), inScope),
        special: editor.ask({ kind: 'specialDates', first: row.monday, last: row.sunday }),
      }));
      return read ? [{ dates: row, key, ...read }] : [];
    });
  }, [start, model, team, position, roster, shown, template]);
}

interface DayBodyProps {
  date: string;
  inMonth: boolean;
  isToday: boolean;
  day: DaySummary;
  away: readonly NamedAbsence[];
  special: readonly SpecialDate[];
  group: ViewState['group'];
  positionName: (id: string) => string;
}

/** A day of the month: gap count, lowest coverage and one strip; by grouping, also people or roles. */
function DayBody({ date, inMonth, isToday, day, away, special, group, positionName }: DayBodyProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { worst } = day;
  // On a phone a day has no room for a holiday's name.
  const isSpecial = special.some((known) => known.date === date);
  return (
    <>
      <span
        className={clsx(
          isToday ? 'tt-date tt-today' : inMonth ? 'font-bold' : 'text-muted',
          !isToday && isSpecial && 'max-md:text-danger',
        )}
      >
        {Number(date.slice(8))}
      </span>{' '}
      {day.gapCount > 0 && (
        <span className="need float-right text-xs">
          {day.gapCount}
          <span className="max-md:hidden"> {t(($) => $.month.gaps, { count: day.gapCount }).replace(/^\d+ /, '')}</span>
        </span>
      )}
      {group === 'time' && worst && (
        <span className="max-md:hidden block mt-1 text-xs text-muted" title={positionName(worst.positionId)}>
          {worst.scheduled}/{worst.required} {t(($) => $.month.at, { hour: formatHourShort(worst.hour, language) })}
        </span>
      )}
      <HeatStrip levels={day.levels} />
      {/* With a space before it, as the visible text has one. */}{' '}
      <SpecialLine special={special} date={date} className="max-md:hidden" />
      <AwayLine away={away} day={day.day} />
      {group === 'role' &&
        day.positions.map((entry) => (
          <span
            key={entry.positionId}
            className={clsx('max-md:hidden block text-xs', entry.understaffed ? 'text-danger' : 'text-muted')}
          >
            {positionName(entry.positionId)}{' '}
            <span className="float-right">
              {entry.scheduled}/{entry.required}
            </span>
          </span>
        ))}
    </>
  );
}

/** A calendar month; each day shows its gap count and worst coverage, and opens the daily view. */
function MonthGrid(props: MonthViewProps) {
  const { model, state } = props;
  const { dates, positions } = model;
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const positionName = usePositionName(positions);
  const weeks = useMonth(props);
  const now = useNow();
  const { year, month } = monthOfWeek(dates);
  const prefix = `${year}-${String(month).padStart(2, '0')}`;
  const worstText = (day: DaySummary) =>
    day.worst
      ? t(($) => $.month.worst, {
          position: positionName(day.worst?.positionId ?? ''),
          scheduled: day.worst.scheduled,
          required: day.worst.required,
          hour: formatHourShort(day.worst.hour, language),
        })
      : '';
  return (
    <RosterGrid
      label={t(($) => $.month.label, { label: formatDate(`${prefix}-01`, 'month', language) })}
      template="month-7"
      corner={t(($) => $.controls.weekNumber)}
      columns={dates.days.map((date) => ({
        key: date,
        header: <span className="capitalize">{formatDate(date, 'shortWeekday', language)}</span>,
      }))}
      rowCount={weeks.length}
      onOpen={({ row, column }) => {
        const opened = weeks[row];
        if (opened) showDay(column, opened.key);
      }}
    >
      {weeks.map((row, index) => (
        <RosterRow
          key={row.key}
          index={index}
          template="month-7"
          headerClass="px-1 lg:px-3 py-2"
          header={<span className="block text-right text-muted font-medium">{row.dates.isoWeek}</span>}
        >
          {row.days.map((day) => {
            const date = row.dates.days[day.day] ?? row.dates.monday;
            const name = t(($) => $.month.cell, {
              day: formatDate(date, 'full', language),
              gaps: t(($) => $.month.gaps, { count: day.gapCount }),
              worst: worstText(day),
            });
            return (
              <RosterCell
                key={date}
                row={index}
                column={day.day}
                name={name}
                className={clsx(
                  'min-h-18 md:min-h-24',
                  !date.startsWith(prefix) && 'bg-sand/60',
                  isPastDay(date, now) && 'past',
                )}
              >
                <DayBody
                  date={date}
                  inMonth={date.startsWith(prefix)}
                  isToday={date === now?.date}
                  day={day}
                  away={row.away}
                  special={row.special}
                  group={state.group}
                  positionName={positionName}
                />
              </RosterCell>
            );
          })}
        </RosterRow>
      ))}
    </RosterGrid>
  );
}

/** A calendar month, and a way to the account of hours of its people. */
export function MonthView(props: MonthViewProps) {
  const { t } = useTranslation('scheduler');
  return (
    <>
      <MonthGrid {...props} />
      <TextButton className="no-print px-3" onClick={() => openTeam({ kind: 'list', part: 'month' })}>
        {t(($) => $.month.account)}
      </TextButton>
    </>
  );
}
