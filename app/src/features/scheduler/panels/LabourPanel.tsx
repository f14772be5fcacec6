import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WeekLabour } from '~/engine/engine';
import { openTeam } from '~/roster/teamStore';
import { formatHours } from '~/roster/text/format';
import { formatMoney } from '~/roster/text/money';
import { useLanguage } from '~/shared/useLanguage';
import { Progress } from '~/ui/Progress';

/** 'Labour cost': the whole week's cost against its budget, or that it is not priced without wages. */
export function LabourPanel({ labour }: { labour: WeekLabour }) {
  const { t } = useTranslation('scheduler');
  const language = useLanguage();
  const { week, currency, budgetCents, targetPercent, overBudget } = labour;
  const { costCents, percent, notPriced, minutes } = week;
  const money = (cents: number) => formatMoney(cents, currency, language);
  const body = () => {
    if (costCents === null) return <p className="mt-1 text-small text-muted">{t(($) => $.labour.budget.notPriced)}</p>;
    return (
      <>
        <p className={clsx('mt-1 flex items-center gap-2 font-bold tabular-nums', overBudget && 'text-danger')}>
          {overBudget && <TriangleAlert className="size-4 shrink-0" aria-hidden="true" />}
          {budgetCents === null
            ? t(($) => $.labour.budget.cost, { cost: money(costCents) })
            : t(($) => $.labour.budget.of, { cost: money(costCents), budget: money(budgetCents) })}
        </p>
        {budgetCents !== null && (
          <>
            <Progress
              percent={budgetCents === 0 ? 100 : (costCents / budgetCents) * 100}
              tone={overBudget ? 'red' : 'green'}
              className="mt-1.5"
            />
            <p className={clsx('mt-1.5 text-small font-semibold', overBudget && 'text-danger')}>
              {overBudget
                ? t(($) => $.labour.budget.over, { amount: money(costCents - budgetCents) })
                : t(($) => $.labour.budget.left, { amount: money(budgetCents - costCents) })}
            </p>
          </>
        )}
        {percent !== null && (
          <p className="text-small leading-snug text-muted">
            {targetPercent === null
              ? t(($) => $.labour.budget.shareOnly, { percent })
              : t(($) => $.labour.budget.share, { percent, target: targetPercent })}
          </p>
        )}
        {notPriced > 0 && (
          <p className="text-small leading-snug text-muted">{t(($) => $.labour.budget.people, { count: notPriced })}</p>
        )}
      </>
    );
  };
  return (
    <section aria-labelledby="labour-cost" data-testid="labour" data-over={overBudget}>
      <h2 id="labour-cost" className="text-lg">
        {t(($) => $.labour.title)}
      </h2>
      {body()}
      <p className="text-small text-muted">
        {t(($) => $.labour.budget.hours, { hours: formatHours({ hours: 0, minutes }, language) })}
      </p>
      <button
        type="button"
        onClick={() => openTeam({ kind: 'list', part: costCents === null ? 'people' : 'budget' })}
        className="min-h-11 min-w-11 text-left text-small font-semibold text-evergreen hover:underline underline-offset-4"
      >
        {t(($) => $.labour.budget.change)}
      </button>
    </section>
  );
}
