import { clsx } from 'clsx';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { featureGroups, hasFeature, type Plan, planFeatures, plans } from '~/content/plans';
import { SectionHeading } from '~/ui/SectionHeading';
import { FeatureTick } from './FeatureTick';
import { PlanPrice } from './PlanPrice';
import { usePlanTexts } from './usePlanTexts';

function PlanHead({ plan }: { plan: Plan }) {
  const { name } = usePlanTexts(plan);
  return (
    <th scope="col" className="sticky top-20 z-10 bg-paper border-b-2 border-ink p-4 pb-3 text-left align-bottom">
      <span className="block font-heading text-lg tracking-title">{name}</span>
      <PlanPrice plan={plan} />
    </th>
  );
}

/** The four plans by fourteen features; for wide screens. */
export default function ComparisonTable() {
  const { t } = useTranslation('pricing');
  return (
    <div className="wrap py-14 lg:py-20">
      <SectionHeading title={t(($) => $.table.title)} text={t(($) => $.table.text)} />
      <table data-testid="plan-comparison" className="mt-8 w-full border-separate border-spacing-0">
        <caption className="sr-only">{t(($) => $.table.caption)}</caption>
        <colgroup>
          <col className="w-[40%]" />
          <col span={plans.length} className="w-[15%]" />
        </colgroup>
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky top-20 z-10 bg-paper border-b-2 border-ink p-4 pl-0 text-left align-bottom text-muted font-medium"
            >
              {t(($) => $.table.feature)}
            </th>
            {plans.map((plan) => (
              <PlanHead key={plan.id} plan={plan} />
            ))}
          </tr>
        </thead>
        <tbody>
          {featureGroups.map((group) => (
            <Fragment key={group}>
              <tr>
                <th
                  scope="colgroup"
                  colSpan={plans.length + 1}
                  className="pt-7 pb-2 text-left font-heading text-lg tracking-title text-evergreen"
                >
                  {t(($) => $.groups[group])}
                </th>
              </tr>
              {planFeatures
                .filter((feature) => feature.group === group)
                .map((feature) => (
                  <tr key={feature.id} data-feature={feature.id} className="group">
                    <th scope="row" className="py-3.5 pr-4 border-t border-line text-left font-normal">
                      <span className="block font-semibold leading-snug">{t(($) => $.features[feature.id].title)}</span>
                      <span className="block text-note text-muted leading-snug">
                        {t(($) => $.features[feature.id].subtitle)}
                      </span>
                    </th>
                    {plans.map((plan) => {
                      const has = hasFeature(plan.id, feature);
                      return (
                        <td
                          key={plan.id}
                          data-has={has}
                          className={clsx(
                            'px-4 border-t border-line',
                            'mostPopular' in plan ? 'bg-mint/45' : 'group-hover:bg-sand/60',
                          )}
                        >
                          {has ? (
                            <FeatureTick />
                          ) : (
                            <span aria-hidden="true" className="block h-0.5 w-4 bg-line-strong" />
                          )}
                          <span className="sr-only">{has ? t(($) => $.table.yes) : t(($) => $.table.no)}</span>
                        </td>
                      );
                    })}
                  </tr>
                ))}
            </Fragment>
          ))}
          <tr>
            <th
              scope="colgroup"
              colSpan={plans.length + 1}
              className="pt-7 pb-2 text-left font-heading text-lg tracking-title text-evergreen"
            >
              {t(($) => $.table.everyPlan)}
            </th>
          </tr>
          <tr data-testid="shifts-in-plans" className="group">
            <th scope="row" className="py-3.5 pr-4 border-t border-line text-left font-normal">
              <span className="block font-semibold leading-snug">{t(($) => $.shifts.title)}</span>
              <span className="block text-note text-muted leading-snug">{t(($) => $.shifts.inPlans)}</span>
            </th>
            {plans.map((plan) => (
              <td
                key={plan.id}
                className={clsx(
                  'px-4 border-t border-line',
                  'mostPopular' in plan ? 'bg-mint/45' : 'group-hover:bg-sand/60',
                )}
              >
                <FeatureTick />
                <span className="sr-only">{t(($) => $.table.yes)}</span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
