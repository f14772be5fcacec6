import { clsx } from 'clsx';
import { ChevronDown, CircleCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Person } from '~/roster/parts/Person';
import { chipName, formatHours, formatTimes } from '~/roster/text/format';
import { lengthOf } from '~/roster/week/times';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import type { PersonShift } from './usePersonWeek';

interface PersonShiftCardProps {
  shift: PersonShift;
  /** Its times are larger then. */
  isToday: boolean;
  /** The person's main position, which needs no word. */
  mainPositionId: string;
  /** 'Monday 9 AM-5 PM' */
  when: string;
  positionName: (id: string) => string;
  /** False if there is nothing to confirm. */
  onConfirm: false | (() => void);
}

/** One shift of a person's week: times, status and coworkers. */
export function PersonShiftCard({
  shift: { shift, coworkers, note },
  isToday,
  mainPositionId,
  when,
  positionName,
  onConfirm,
}: PersonShiftCardProps) {
  const { t } = useTranslation('myWeek');
  const language = useLanguage();
  const { confirmed } = shift;
  const Icon = confirmed ? CircleCheck : Clock;
  const hours = t(($) => $.shiftHours, { hours: formatHours({ hours: lengthOf(shift) }, language) });
  return (
    <div className="grid grid-cols-1 gap-2" data-shift={shift.shiftId}>
      <div className="flex items-center gap-3">
        <p className="flex-1 min-w-0 leading-snug">
          <b className={clsx('block font-heading tabular-nums tracking-lead', isToday ? 'text-headline' : 'text-xl')}>
            {formatTimes(shift, language)}
          </b>
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="text-muted">{hours}</span>
            {shift.positionId !== mainPositionId && <span>{positionName(shift.positionId)}</span>}
            {(confirmed || onConfirm) && (
              <span
                className={clsx(
                  'inline-flex items-center gap-1 font-semibold',
                  confirmed ? 'text-evergreen' : 'text-warning',
                )}
              >
                <Icon className="size-4.5" aria-hidden="true" />
                {confirmed ? t(($) => $.confirmed) : t(($) => $.toConfirm)}
              </span>
            )}
          </span>
        </p>
        {onConfirm && (
          <Button size="small" aria-label={t(($) => $.confirmName, { when })} onClick={onConfirm}>
            {t(($) => $.confirm)}
          </Button>
        )}
      </div>
      {(note || shift.breakMinutes) && (
        <p className="text-note" data-note>
          {shift.breakMinutes ? `${t(($) => $.break, { minutes: shift.breakMinutes })}${note ? ' · ' : ''}` : ''}
          {note}
        </p>
      )}
      {coworkers.total === 0 ? (
        <p className="text-note text-muted">{t(($) => $.alone)}</p>
      ) : (
        <details className="group border-t border-line -mb-2">
          <summary className="flex items-center gap-3 min-h-12 cursor-pointer list-none">
            <span className="shrink-0 font-semibold">{t(($) => $.with, { count: coworkers.total })}</span>
            <span className="flex-1 min-w-0 truncate text-note text-muted group-open:invisible">
              {coworkers.groups.flatMap(({ members }) => members.map(({ name }) => chipName(name))).join(', ')}
            </span>
            <ChevronDown className="size-4.5 shrink-0 text-muted group-open:rotate-180" aria-hidden="true" />
          </summary>
          <ul className="divide-y divide-line pb-2">
            {coworkers.groups.flatMap(({ positionId, members }) =>
              members.map((member) => (
                <Person
                  key={member.staffId}
                  name={member.name}
                  color={member.color}
                  note={t(($) => $.colleague, {
                    position: positionName(positionId),
                    times: member.shifts.map((memberShift) => formatTimes(memberShift, language)).join(', '),
                  })}
                >
                  {null}
                </Person>
              )),
            )}
          </ul>
        </details>
      )}
    </div>
  );
}
