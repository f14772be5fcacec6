import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Effect } from '~/engine/engine';
import { formatHours } from '~/roster/text/format';
import { formatMoney } from '~/roster/text/money';
import type { EditableWeek } from '~/roster/week/editableWeek';
import { useLanguage } from '~/shared/useLanguage';

/** All parts of the day, as the engine's mask. */
const allSlots = 7;

/** The minutes that everybody works over their contracts; null if nobody has one. */
function minutesOverContract({ handle, staff }: EditableWeek): number | null {
  if (!staff.some(({ contractMinutes }) => contractMinutes !== undefined)) return null;
  const { rows } = handle.ask({
    kind: 'memberRows',
    slots: allSlots,
    offset: 0,
    limit: staff.length,
  });
  return rows.reduce((sum, { labour }) => sum + labour.overContract, 0);
}

/** What a plan makes of the week: missing work, hours over contract and wages, before and after. */
export function PlanFigures({ week, effect }: { week: EditableWeek; effect: Effect }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const before = useMemo(
    () => ({
      over: minutesOverContract(week),
      labour: week.handle.ask({ kind: 'labour' }),
      missing: week.handle.ask({ kind: 'summary' }).insights.missingHours,
      wishes: week.handle.ask({ kind: 'wishes' }),
    }),
    [week],
  );
  const { missingHours, overContract, costCents, notPriced, wishesMet, violations } = effect;
  const hours = (minutes: number) =>
    t(($) => $.fillPanel.figures.hours, { hours: formatHours({ hours: 0, minutes }, language) });
  const rows: { name: string; from: string; to: string; note?: string }[] = [
    {
      name: t(($) => $.fillPanel.figures.missing),
      from: hours(before.missing * 60),
      to: hours((before.missing + missingHours) * 60),
    },
  ];
  if (before.over !== null) {
    rows.push({
      name: t(($) => $.fillPanel.figures.overContract),
      from: hours(before.over),
      to: hours(before.over + overContract),
    });
  }
  const asked = before.wishes.length;
  if (asked > 0) {
    const met = before.wishes.filter((wished) => wished.met).length;
    rows.push({
      name: t(($) => $.fillPanel.figures.wishes, { asked }),
      from: String(met),
      to: String(met + wishesMet),
    });
  }
  const { week: figures, currency } = before.labour;
  if (figures.costCents !== null) {
    rows.push({
      name: t(($) => $.fillPanel.figures.wages),
      from: formatMoney(figures.costCents, currency, language),
      to: formatMoney(figures.costCents + (costCents ?? 0), currency, language),
      ...(notPriced > 0 && { note: t(($) => $.fillPanel.figures.notPriced, { count: notPriced }) }),
    });
  }
  return (
    <div data-effect className="text-small leading-[1.3]">
      <dl className="grid grid-cols-auto-1 gap-x-3 max-w-80">
        {rows.map(({ name, from, to, note }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="text-right font-semibold tabular-nums">
              {from === to ? to : t(($) => $.fillPanel.figures.change, { from, to })}
              {note && <span className="block font-normal text-muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {violations.length > 0 && (
        <p className="font-semibold text-warning">{t(($) => $.labour.effect.rules, { count: violations.length })}</p>
      )}
    </div>
  );
}
