import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openTeam } from '~/roster/teamStore';
import { formatDate, formatHours } from '~/roster/text/format';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { peek, useSession } from '~/roster/week/session';
import { weekKey } from '~/roster/week/viewState';
import { useLanguage } from '~/shared/useLanguage';
import { Segmented } from '~/ui/Segmented';
import { Select } from '~/ui/Select';
import { type Count, type HoursColumn, hoursColumns, hoursOf, type PersonHours, sortedHours } from './hours';

/** How many weeks can be added up. */
const spans = ['1', '4', '8', '12'] as const;

const lengthOfMinutes = (minutes: number) => ({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });

/** The weeks before the open one and itself, or itself and those after it; of a roster, by person. */
function useHours(week: EditableWeek, span: number, ahead: boolean) {
  const start = useSession((session) => session.start);
  const place = useSession((session) => session.place);
  const engine = start.status === 'ready' ? start.engine : null;
  return useMemo(() => {
    if (!engine || !place) return { people: [], first: week.dates, last: week.dates };
    const offset = ahead ? 0 : 1 - span;
    const weeks = Array.from({ length: span }, (_, index) => engine.addWeeks(week.dates.monday, offset + index));
    const read = weeks.flatMap(({ isoYear, isoWeek }) => {
      const found = peek({ ...place, week: weekKey(isoYear, isoWeek) }, (editor) => ({
        fairness: editor.ask({ kind: 'fairness' }),
        wishes: editor.ask({ kind: 'wishes' }),
      }));
      return found ? [found] : [];
    });
    return { people: hoursOf(read, week.staff), first: weeks[0] ?? week.dates, last: weeks.at(-1) ?? week.dates };
  }, [engine, place, week, span, ahead]);
}

/**
 * Everybody's account over the weeks chosen: hours and credited absences against the contract, what is carried over,
 * weekends, nights, closings, and wishes met.
 */
export function HoursPart({ week }: { week: EditableWeek }) {
  const { t } = useTranslation('team');
  const language = useLanguage();
  const [span, setSpan] = useState<(typeof spans)[number]>('4');
  const [direction, setDirection] = useState<'back' | 'ahead'>('back');
  const [order, setOrder] = useState<{ column: HoursColumn; ascending: boolean } | null>(null);
  const { people, first, last } = useHours(week, Number(span), direction === 'ahead');
  const shown = order ? sortedHours(people, order.column, order.ascending) : people;
  const hours = (minutes: number | null) =>
    minutes === null ? '' : formatHours(lengthOfMinutes(Math.abs(minutes)), language);
  const signed = (minutes: number | null) =>
    `${(minutes ?? 0) > 0 ? '+' : (minutes ?? 0) < 0 ? '−' : ''}${hours(minutes)}`;
  const most = (key: Count) => Math.max(1, ...people.map((person) => person[key]));
  const Arrow = order?.ascending ? ArrowUp : ArrowDown;
  const cell = (person: PersonHours, column: Exclude<HoursColumn, 'name'>) => {
    switch (column) {
      case 'planned':
      case 'contract':
        return hours(person[column]);
      case 'credited':
        return person.credited === 0 ? '' : hours(person.credited);
      case 'carried':
        return person.carried === 0 ? '' : signed(person.carried);
      case 'difference':
      case 'balance':
        return (
          <span className={clsx((person[column] ?? 0) > 0 && 'text-warning font-semibold')}>
            {signed(person[column])}
          </span>
        );
      case 'wishes':
        return (
          person.asked > 0 && (
            <span className={clsx(person.met * 2 < person.asked && 'text-warning font-semibold')}>
              {t(($) => $.month.met, { met: person.met, asked: person.asked })}
            </span>
          )
        );
      default:
        return (
          <span className="flex items-center gap-1">
            <span className="w-5">{person[column]}</span>
            <progress
              className="w-8 h-1.5 rounded-full overflow-clip appearance-none bg-sand [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-evergreen [&::-moz-progress-bar]:bg-evergreen"
              max={most(column)}
              value={person[column]}
              aria-hidden="true"
            />
          </span>
        );
    }
  };
  return (
    <div className="grid gap-3 grid-cols-1" data-testid="account">
      <div className="flex flex-wrap items-center gap-3">
        <Select
          label={t(($) => $.month.weeks)}
          value={span}
          options={spans.map((value) => ({ value, label: t(($) => $.month.span, { count: Number(value) }) }))}
          onChange={setSpan}
        />
        {span !== '1' && (
          <Segmented
            label={t(($) => $.month.direction)}
            value={direction}
            options={[
              { value: 'back', label: t(($) => $.month.back) },
              { value: 'ahead', label: t(($) => $.month.ahead) },
            ]}
            onChange={setDirection}
          />
        )}
      </div>
      <p className="text-muted">
        {t(($) => $.month.intro, {
          from: formatDate(first.monday, 'dayMonth', language),
          to: formatDate(last.sunday, 'dayMonth', language),
        })}
      </p>
      <div className="rounded-card border border-line bg-white overflow-x-auto">
        <table className="w-full min-w-200 text-left">
          <caption className="sr-only">{t(($) => $.parts.month)}</caption>
          <thead>
            <tr className="border-b border-line">
              {hoursColumns.map((column) => {
                const isSorted = order?.column === column;
                return (
                  <th
                    key={column}
                    scope="col"
                    aria-sort={isSorted ? (order.ascending ? 'ascending' : 'descending') : undefined}
                    className="px-2 font-semibold"
                  >
                    <button
                      type="button"
                      className="inline-flex items-center gap-1 min-h-12 text-left leading-tight"
                      // Names from A on; of figures, the most first.
                      onClick={() => setOrder({ column, ascending: isSorted ? !order.ascending : column === 'name' })}
                    >
                      {t(($) => $.month[column])}
                      {isSorted && <Arrow className="size-4" aria-hidden="true" />}
                    </button>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {shown.map((person) => (
              <tr key={person.staffId} className="border-b border-line last:border-0 tabular-nums hover:bg-paper">
                <th scope="row" className="px-2 py-0.5 font-semibold">
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    className="min-h-11 max-w-44 text-left underline-offset-4 hover:underline"
                    onClick={() => openTeam({ kind: 'person', staffId: person.staffId })}
                  >
                    {person.name}
                  </button>
                </th>
                {hoursColumns.map(
                  (column) =>
                    column !== 'name' && (
                      <td key={column} className="px-2 py-2">
                        {cell(person, column)}
                      </td>
                    ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
