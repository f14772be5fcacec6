import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { chipColours } from '~/roster/parts/positionStyle';
import { whenText } from '~/roster/text/entryText';
import { usePositionName } from '~/roster/text/usePositionName';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { openShiftsToCome } from '~/roster/week/moment';
import { useLanguage } from '~/shared/useLanguage';
import { openPhone } from './phoneStore';

/** The week's open shifts to come, above the roster; each opens a simulated phone on which it can be claimed. */
export function OpenShifts({ week }: { week: EditableWeek }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const positionName = usePositionName(week.positions);
  const shifts = useMemo(() => openShiftsToCome(week), [week]);
  if (shifts.length === 0) return null;
  return (
    <div
      className="no-print flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-1.5"
      data-testid="open-shifts"
    >
      <h2 id="open-shifts" className="font-text text-small font-semibold tracking-normal">
        {t(($) => $.requests.open.line)}
      </h2>
      <ul aria-labelledby="open-shifts" className="flex flex-wrap gap-2">
        {shifts.map((shift) => {
          const position = positionName(shift.positionId);
          const when = whenText(shift, week.dates, language);
          const color = week.staff.find(({ positionId }) => positionId === shift.positionId)?.color ?? '';
          const claimer = week.staff.find(({ id }) => id === shift.claimedBy);
          return (
            <li key={shift.id}>
              <button
                type="button"
                data-open-shift={shift.id}
                className={`open-chip min-h-11 md:min-h-8 px-2.5 rounded-chip text-fine font-semibold ${chipColours(color)}`}
                onClick={() => openPhone()}
              >
                <span className="inline-block first-letter:uppercase">{when}</span> · {position}
                {shift.level === 'fine' && (
                  <span className="ml-1.5 font-medium">({t(($) => $.requests.open.notNeeded)})</span>
                )}
                {claimer && (
                  <span className="ml-1.5 font-medium">
                    ({t(($) => $.requests.open.claimed, { name: claimer.name })})
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
