import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rules } from '~/engine/engine';
import type { FillPlan } from '~/engine/solver/solver';
import { whenText } from '~/roster/text/entryText';
import { formatHourShort } from '~/roster/text/format';
import type { EditableWeek } from '~/roster/week/editableWeek';
import type { FillAim } from '~/roster/week/fillStore';
import { useLanguage } from '~/shared/useLanguage';
import { type AbsenceOf, type ReasonCount, type ShortStretch, shortStretches } from './shortStretches';

interface ShortHoursProps {
  plan: FillPlan;
  week: EditableWeek;
  /** The absences that the plan covers. */
  absences: FillAim['absences'];
  positionName: (id: string) => string;
  /** The rules of the plan. */
  rules: Rules;
}

/** The hours that stay understaffed, each with the reasons why nobody else of the position can work. */
export function ShortHours({ plan, week, absences, positionName, rules }: ShortHoursProps) {
  const { t } = useTranslation('scheduler');
  const stretches = useMemo(() => {
    const isOf = (staffId: string, day: number) => (entry: { staffId: string; day: number }) =>
      entry.staffId === staffId && entry.day === day;
    const known = week.handle.ask({ kind: 'schedule' }).absences ?? [];
    return stretchesOf(plan, (staffId, day) => {
      const isSame = isOf(staffId, day);
      return absences.some(isSame) ? 'sick' : (known.find(isSame)?.kind ?? null);
    });
  }, [plan, week, absences]);
  if (stretches.length === 0) return null;
  return (
    <div>
      <h3 className="text-base">{t(($) => $.fillPanel.short.title)}</h3>
      <ShortList
        stretches={stretches}
        label={t(($) => $.fillPanel.short.title)}
        dates={week.dates}
        positionName={positionName}
        rules={rules}
      />
    </div>
  );
}

/** What a plan of a week leaves short, of positions and of skills. */
export function stretchesOf(plan: Pick<FillPlan, 'short' | 'shortMarks'>, absenceOf: AbsenceOf): ShortStretch[] {
  const marks = (plan.shortMarks ?? []).map((short) => ({ ...short, positionId: short.positionId ?? '' }));
  return shortStretches([...plan.short, ...marks], absenceOf);
}

interface ShortListProps {
  stretches: readonly ShortStretch[];
  label: string;
  /** The ISO dates of the week. */
  dates: { readonly days: readonly string[] };
  positionName: (id: string) => string;
  /** The rules of the plan. */
  rules: Rules;
  /** What is said in place of people's reasons; null where those say it. */
  instead?: (stretch: ShortStretch) => string | null;
}

export function ShortList({ stretches, label, dates, positionName, rules, instead }: ShortListProps) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const reasonText = ({ reason, until, otherPosition, absence, count }: ReasonCount) => {
    if (reason === 'rest' && until !== null) {
      return t(($) => $.fillPanel.short.reason.restUntil, { count, time: formatHourShort(until, language) });
    }
    if (reason === 'onShift' && otherPosition !== null) {
      return t(($) => $.fillPanel.short.reason.onShiftAs, { count, position: positionName(otherPosition) });
    }
    if (reason === 'absent') return t(($) => $.fillPanel.short.absent[absence ?? 'other'], { count });
    const { maxHours: hours, maxDaysInRow: days, law } = rules;
    const rest = law?.weeklyRest ? law.weeklyRest.hours + (law.weeklyRest.dailyHours ?? 0) : 0;
    return t(($) => $.fillPanel.short.reason[reason], { count, hours, days, rest });
  };
  const reasonsText = ({ reasons, people, positionId, mark }: ShortStretch) => {
    if (reasons.length === 0 && mark !== undefined) return t(($) => $.marks.nobodyHas);
    return reasons.length === 0
      ? t(($) => $.fillPanel.short.nobody, { position: positionName(positionId) })
      : t(($) => $.fillPanel.short.of, { count: people, reasons: reasons.map(reasonText).join(', ') });
  };
  const nameOf = ({ positionId, mark }: ShortStretch) => {
    if (mark === undefined) return positionName(positionId);
    const quoted = t(($) => $.marks.quoted, { mark });
    return positionId === '' ? quoted : `${positionName(positionId)} · ${quoted}`;
  };
  return (
    <ul aria-label={label} className="mt-1 divide-y divide-line" data-testid="short-hours">
      {stretches.map((stretch) => (
        <li key={`${stretch.positionId} ${stretch.mark} ${stretch.day} ${stretch.start}`} className="py-2.5">
          <p className="font-semibold first-letter:uppercase lg:text-small">
            {t(($) => $.fillPanel.short.line, {
              when: whenText(stretch, dates, language),
              position: nameOf(stretch),
              count: stretch.missing,
            })}
          </p>
          <p className="mt-0.5 text-small lg:text-fine text-muted">{instead?.(stretch) ?? reasonsText(stretch)}</p>
        </li>
      ))}
    </ul>
  );
}
