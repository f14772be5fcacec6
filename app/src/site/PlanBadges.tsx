import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { type BadgedFeature, paidPlanNames, planOf } from '~/content/plans';

/** A page's features, each badged with the lowest plan that has it. */
export function PlanBadges({ features, className }: { features: readonly BadgedFeature[]; className?: string }) {
  const { t } = useTranslation('site');
  return (
    <ul aria-label={t(($) => $.plans.label)} className={clsx('flex flex-wrap gap-2', className)}>
      {features.map((id) => {
        const plan = planOf[id];
        return (
          <li
            key={id}
            data-plan-of={id}
            className="rounded-chip border border-line-strong bg-white px-2.5 py-1 text-sm text-ink"
          >
            {t(($) => $.plans.features[id])}{' '}
            <span className="font-semibold">
              {plan === 'free' ? t(($) => $.plans.every) : t(($) => $.plans.from, { plan: paidPlanNames[plan] })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
