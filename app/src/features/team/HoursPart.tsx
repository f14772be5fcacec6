import { clsx } from 'clsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatHours } from '~/features/scheduler/text/format';
import type { EditableWeek } from '~/features/scheduler/week/editableWeek';
import { peek, useSession } from '~/features/scheduler/week/session';
import { weekKey } from '~/features/scheduler/week/viewState';
import { useLanguage } from '~/shared/useLanguage';
import { hoursOf } from './hours';

/** The weeks that are added up: the open one and those before it. */
const weekCount = 4;

const lengthOfMinutes = (minutes: number) => ({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });

/**
 * What everybody works in four weeks: planned hours and credited absences against contracted hours, weekends, nights and
 * closings.
 */
export function HoursPart({ week }: { week: EditableWeek }) {
  const { t } = useTranslation('team');
  const language = useLanguage();
  const start = useSession((session) => session.start);
  const place = useSession((session) => session.place);
  const engine = start.status === 'ready' ? start.engine : null;
  const { people, first } = useMemo(() => {
    if (!engine || !place) return { people: [], first: week.dates };
    const weeks = Array.from({ length: weekCount }, (_, index) => engine.addWeeks(week.dates.monday, -index));
    const rows = weeks.flatMap(({ isoYear, isoWeek }) => {
      const found = peek({ ...place, week: weekKey(isoYear, isoWeek) }, (editor) => editor.ask({ kind: 'fairness' }));
      return found ? [found] : [];
    });
    return { people: hoursOf(rows), first: weeks.at(-1) ?? week.dates };
  }, [engine, place, week]);
  const most = (key: 'weekends' | 'nights' | 'closings') => Math.max(1, ...people.map((person) => person[key]));
  const hours = (minutes: number) => formatHours(lengthOfMinutes(minutes), language);
  return (
    <div className="grid gap-3 grid-cols-1">
      <p className="text-muted">
        {t(($) => $.month.intro, {
          from: formatDate(first.monday, 'dayMonth', language),
          to: formatDate(week.dates.sunday, 'dayMonth', language),
        })}
      </p>
      <div className="rounded-card border border-line bg-white overflow-x-auto">
        <table className="w-full min-w-140 text-left">
          <caption className="sr-only">{t(($) => $.parts.month)}</caption>
          <thead>
            <tr className="border-b border-line">
              {(
                ['name', 'planned', 'credited', 'contract', 'difference', 'weekends', 'nights', 'closings'] as const
              ).map((key) => (
                <th key={key} scope="col" className="px-2.5 py-3 font-semibold">
                  {t(($) => $.month[key])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((person) => {
              const { minutes, creditedMinutes, contractMinutes } = person;
              const difference = contractMinutes === null ? null : minutes + creditedMinutes - contractMinutes;
              return (
                <tr key={person.staffId} className="border-b border-line last:border-0 tabular-nums">
                  <th scope="row" className="px-2.5 py-2 font-semibold">
                    {person.name}
                  </th>
                  <td className="px-2.5 py-2">{hours(minutes)}</td>
                  <td className="px-2.5 py-2">{creditedMinutes === 0 ? '' : hours(creditedMinutes)}</td>
                  <td className="px-2.5 py-2">{contractMinutes === null ? '' : hours(contractMinutes)}</td>
                  <td className={clsx('px-2.5 py-2', (difference ?? 0) > 0 && 'text-warning font-semibold')}>
                    {difference === null
                      ? ''
                      : `${difference > 0 ? '+' : difference < 0 ? '−' : ''}${hours(Math.abs(difference))}`}
                  </td>
                  {(['weekends', 'nights', 'closings'] as const).map((key) => (
                    <td key={key} className="px-2.5 py-2">
                      <span className="flex items-center gap-2">
                        <span className="w-6">{person[key]}</span>
                        <progress
                          className="w-16 h-1.5 rounded-full overflow-clip appearance-none bg-sand [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-evergreen [&::-moz-progress-bar]:bg-evergreen"
                          max={most(key)}
                          value={person[key]}
                          aria-hidden="true"
                        />
                      </span>
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}
