import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoWeek } from '~/engine/engine';
import type { FillPlan } from '~/engine/solver/solver';
import { useLanguage } from '~/shared/useLanguage';
import { whenText } from '../text/entryText';
import { formatHourShort } from '../text/format';
import { type ReasonCount, type ShortStretch, shortStretches } from './shortStretches';

interface ShortHoursProps {
  plan: FillPlan;
  dates: IsoWeek;
  positionName: (id: string) => string;
  /** The rule's maximum hours per person and day. */
  maxHours: number;
}

/** The hours that stay understaffed, each with the reasons why nobody else of the position can work. */
export function ShortHours({ plan, dates, positionName, maxHours }: ShortHoursProps) {
  const { t } = useTranslation('fill');
  const language = useLanguage();
  const stretches = useMemo(() => shortStretches(plan.short), [plan]);
  if (stretches.length === 0) return null;
  const reasonText = ({ reason, until, count }: ReasonCount) =>
    reason === 'rest' && until !== null
      ? t(($) => $.short.reason.restUntil, { count, time: formatHourShort(until, language) })
      : t(($) => $.short.reason[reason], { count, hours: maxHours });
  const reasons = ({ reasons: [mostCommon, ...others], people, positionId }: ShortStretch) => {
    if (!mostCommon) return t(($) => $.short.nobody, { position: positionName(positionId) });
    return `${[t(($) => $.short.of, { reason: reasonText(mostCommon), people }), ...others.map(reasonText)].join(', ')}.`;
  };
  return (
    <div>
      <h3 className="text-lg" id="fill-short">
        {t(($) => $.short.title)}
      </h3>
      <ul aria-labelledby="fill-short" className="mt-1 divide-y divide-line" data-testid="short-hours">
        {stretches.map((stretch) => (
          <li key={`${stretch.positionId} ${stretch.day} ${stretch.start}`} className="py-2.5">
            <p className="font-semibold first-letter:uppercase">
              {t(($) => $.short.line, {
                when: whenText(stretch, dates, language),
                position: positionName(stretch.positionId),
                count: stretch.missing,
              })}
            </p>
            <p className="mt-0.5 text-[0.875rem] text-muted">{reasons(stretch)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
