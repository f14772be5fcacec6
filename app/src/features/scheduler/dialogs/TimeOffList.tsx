import { useTranslation } from 'react-i18next';
import { tryCatch } from '~/engine/result';
import { formatDate } from '~/roster/text/format';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { currentMoment } from '~/roster/week/moment';
import { approveTimeOff, daysIn, declineTimeOff, type TimeOff } from '~/roster/week/timeOff';
import { datesBetween, wholeRoster } from '~/roster/week/wholeRoster';
import { ignoreDoubleClick } from '~/shared/ignoreDoubleClick';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { effectText } from './RequestList';

interface TimeOffListProps {
  week: EditableWeek;
  requests: readonly TimeOff[];
}

/** Requests for days off, each with its effect: the shifts that become open, and this week's gaps. */
export function TimeOffList({ week, requests }: TimeOffListProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const roster = wholeRoster(week.handle);
  return (
    <section aria-labelledby="time-off" className="mb-5" data-testid="time-off">
      <h3 id="time-off" className="text-lg">
        {t(($) => $.requests.review.timeOff.title)}
      </h3>
      <ul className="divide-y divide-line">
        {requests.map((request) => {
          const { staffId, from, to, kind, note } = request;
          const name = week.staff.find(({ id }) => id === staffId)?.name ?? '';
          const what = t(($) => $.requests.review.timeOff.what, {
            name,
            from: formatDate(from, 'dayMonth', language),
            to: formatDate(to, 'dayMonth', language),
            kind: t(($) => $.absence[kind]),
          });
          // What was worked stays.
          const dates = datesBetween(from, to).filter((date) => date >= currentMoment().date);
          const shifts = roster.ok
            ? roster.value.shifts.filter((shift) => shift.staffId === staffId && dates.includes(shift.date)).length
            : 0;
          const days = daysIn(request, week.dates.monday);
          const effect = tryCatch(() =>
            week.handle.ask({ kind: 'previewAbsence', report: { staffId, days, kind, shifts: 'offer' } }),
          );
          return (
            <li key={request.id} className="py-3 flex flex-wrap items-start gap-x-4 gap-y-2.5" data-request="time-off">
              <div className="flex-1 min-w-60 text-note">
                <p className="font-semibold text-base">{what}</p>
                {note !== '' && <p className="text-muted">{t(($) => $.requests.review.reason, { reason: note })}</p>}
                <p data-effect>
                  {t(($) => $.requests.review.timeOff.shifts, { count: shifts })}{' '}
                  {days.length > 0 && effect.ok && effectText(effect.value, t)}
                </p>
              </div>
              <span className="flex gap-3 max-sm:w-full">
                <Button
                  size="small"
                  aria-label={t(($) => $.requests.review.approveName, { what })}
                  onClick={ignoreDoubleClick(() => approveTimeOff(week, request))}
                >
                  {t(($) => $.requests.review.approve)}
                </Button>
                <Button
                  size="small"
                  variant="outline"
                  aria-label={t(($) => $.requests.review.declineName, { what })}
                  onClick={ignoreDoubleClick(() => declineTimeOff(request))}
                >
                  {t(($) => $.requests.review.decline)}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
