import { useTranslation } from 'react-i18next';
import type { ProposedShift } from '~/engine/engine';
import type { Cause, FillPlan } from '~/engine/solver/solver';
import { once } from '~/shared/once';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { chipColours } from '../roster/positionStyle';
import { whenText } from '../text/entryText';
import { timesOf } from '../text/times';
import type { EditableWeek } from '../week/editableWeek';
import { dropShift } from '../week/fillStore';

interface ProposalsProps {
  plan: FillPlan;
  week: EditableWeek;
  positionName: (id: string) => string;
  /** A newer plan is being computed; the visible one can no longer be accepted. */
  waiting: boolean;
  onAccept: (shift: ProposedShift) => void;
}

/** The proposed shifts, each with its reason. */
export function Proposals({ plan, week, positionName, waiting, onAccept }: ProposalsProps) {
  const { t } = useTranslation('fill');
  const language = useLanguage();
  const { dates, staff } = week;
  if (plan.shifts.length === 0) return null;
  const choiceText = (cause: Cause, name: string) => {
    if (cause.free === 1) return t(($) => $.proposals.only, { name });
    if (cause.fewestHours) return t(($) => $.proposals.fewest, { name });
    return t(($) => $.proposals.free, { name, count: cause.free - 1 });
  };
  return (
    <div>
      <h3 className="text-lg" id="fill-proposals">
        {t(($) => $.proposals.title)}
      </h3>
      <ul aria-labelledby="fill-proposals" className="mt-1 divide-y divide-line">
        {plan.shifts.map((shift, index) => {
          const cause = plan.causes[index];
          const member = staff.find(({ id }) => id === shift.staffId);
          if (!cause || !member) return null;
          const when = whenText(timesOf(shift.day, shift.start, shift.hours), dates, language);
          const shortHours = whenText(
            { day: cause.day, start: cause.hours.start, end: cause.hours.end },
            dates,
            language,
          );
          const names = { name: member.name, when };
          return (
            <li key={`${shift.staffId} ${shift.day}`} className="py-3" data-proposal={`${shift.staffId} ${shift.day}`}>
              <p className="flex flex-wrap items-center gap-x-2 font-semibold">
                <span className={`chip chip-ghost ${chipColours(member.color)}`}>{member.name}</span>
                <span className="first-letter:uppercase">{when}</span>
              </p>
              <p className="mt-1 text-[0.875rem] text-muted first-letter:uppercase">
                {t(($) => $.proposals.cause, {
                  when: shortHours,
                  position: positionName(cause.positionId),
                  scheduled: cause.scheduled,
                  wanted: cause.wanted,
                })}{' '}
                {choiceText(cause, member.name)}
              </p>
              <div className="mt-2 flex gap-2">
                <Button
                  size="small"
                  variant="outline"
                  aria-label={t(($) => $.accept.oneName, names)}
                  disabled={waiting}
                  onClick={once(() => onAccept(shift))}
                >
                  {t(($) => $.accept.one)}
                </Button>
                <Button
                  size="small"
                  variant="text"
                  aria-label={t(($) => $.accept.dropName, names)}
                  disabled={waiting}
                  onClick={once(() => dropShift(shift))}
                >
                  {t(($) => $.accept.drop)}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
