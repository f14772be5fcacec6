import { useTranslation } from 'react-i18next';
import { formatDate, formatTimes } from '~/roster/text/format';
import { usePositionName } from '~/roster/text/usePositionName';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { lengthOf, startOf, timesOf } from '~/roster/week/times';
import type { DatedShift } from '~/roster/week/wholeRoster';
import { useLanguage } from '~/shared/useLanguage';

/** The most shifts that are listed. */
const maxShifts = 40;

interface ShiftsToComeProps {
  week: EditableWeek;
  shifts: readonly DatedShift[];
  /** The person's main position. */
  positionId: string;
}

/** A person's shifts from today on, in all weeks. */
export function ShiftsToCome({ week, shifts, positionId }: ShiftsToComeProps) {
  const { t } = useTranslation('team');
  const language = useLanguage();
  const positionName = usePositionName(week.positions);
  if (shifts.length === 0) return <p className="text-muted">{t(($) => $.shifts.none)}</p>;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line" data-testid="shifts-to-come">
        {shifts.slice(0, maxShifts).map((shift) => (
          <li key={`${shift.date} ${shift.id}`} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="font-semibold first-letter:uppercase">{formatDate(shift.date, 'full', language)}</span>
            <span className="tabular-nums">
              {formatTimes(timesOf(0, startOf(shift), lengthOf(shift)), language)} ·{' '}
              {positionName(shift.positionId ?? positionId)}
              {!shift.confirmed && ` · ${t(($) => $.shifts.pending)}`}
            </span>
            {shift.note && <span className="w-full text-note text-muted">{shift.note}</span>}
          </li>
        ))}
      </ul>
      {shifts.length > maxShifts && (
        <p className="mt-2">{t(($) => $.shifts.more, { count: shifts.length - maxShifts })}</p>
      )}
    </>
  );
}
