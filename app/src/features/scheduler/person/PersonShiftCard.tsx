import { CircleCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { Person } from '../dialogs/Person';
import { formatHours, formatTimes } from '../model/format';
import { lengthOf } from '../model/times';
import type { PersonShift } from './usePersonWeek';

interface PersonShiftCardProps {
  shift: PersonShift;
  /** 'Monday 9 AM-5 PM' */
  when: string;
  positionName: (id: string) => string;
  onConfirm: () => void;
}

/** One shift of somebody's week: when, whether it is confirmed, and with whom. */
export function PersonShiftCard({ shift: { shift, company }, when, positionName, onConfirm }: PersonShiftCardProps) {
  const { t } = useTranslation('myWeek');
  const language = useLanguage();
  const { confirmed } = shift;
  const hours = t(($) => $.shiftHours, { hours: formatHours({ hours: lengthOf(shift) }, language) });
  return (
    <div className="grid gap-2" data-shift={shift.shiftId}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="flex-1 min-w-40 leading-snug">
          <b className="block font-heading text-xl tabular-nums tracking-[-0.01em]">{formatTimes(shift, language)}</b>
          <span className="text-muted">{hours}</span>
        </p>
        {confirmed ? (
          <span className="inline-flex items-center gap-1.5 min-h-11 font-semibold text-evergreen">
            <CircleCheck className="size-5" aria-hidden="true" />
            {t(($) => $.confirmed)}
          </span>
        ) : (
          <>
            <span className="inline-flex items-center gap-1.5 font-semibold text-warning">
              <Clock className="size-5" aria-hidden="true" />
              {t(($) => $.toConfirm)}
            </span>
            <Button size="small" aria-label={t(($) => $.confirmName, { when })} onClick={onConfirm}>
              {t(($) => $.confirm)}
            </Button>
          </>
        )}
      </div>
      {company.total === 0 ? (
        <p className="text-[0.9375rem] text-muted">{t(($) => $.alone)}</p>
      ) : (
        <details className="group" open={company.total <= 4}>
          <summary className="flex items-center min-h-11 font-semibold cursor-pointer">
            {t(($) => $.with, { count: company.total })}
          </summary>
          <ul className="divide-y divide-line">
            {company.groups.flatMap(({ positionId, members }) =>
              members.map((member) => (
                <Person
                  key={member.staffId}
                  name={member.name}
                  color={member.color}
                  note={t(($) => $.colleague, {
                    position: positionName(positionId),
                    times: member.shifts.map((own) => formatTimes(own, language)).join(', '),
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
