import { useTranslation } from 'react-i18next';
import { integrations } from '~/content/home';
import { integrationPlans, type Plan, plans } from '~/content/plans';
import { SectionHeading } from '~/ui/SectionHeading';
import { usePlanTexts } from './usePlanTexts';

/** The integrations that a plan adds. */
function Added({ plan }: { plan: Plan }) {
  const { t } = useTranslation('pricing');
  const { name } = usePlanTexts(plan);
  return (
    <li className="border-t-2 border-ink pt-4">
      <h3 className="text-title">{name}</h3>
      <p className="text-note text-muted">
        {plan.id === 'free' ? t(($) => $.integrations.everyone) : t(($) => $.integrations.added)}
      </p>
      <ul className="mt-3 grid gap-2">
        {integrations
          .filter((tool) => integrationPlans[tool] === plan.id)
          .map((tool) => (
            <li key={tool} data-integration={tool} className="font-semibold leading-snug">
              {t(($) => $.integrations.tools[tool])}
            </li>
          ))}
      </ul>
    </li>
  );
}

/** The fourteen integrations by the plan that adds them. */
export default function IntegrationsByPlan() {
  const { t } = useTranslation('pricing');
  return (
    <div data-testid="integrations-by-plan" className="wrap pb-14 lg:pb-20">
      <SectionHeading title={t(($) => $.integrations.title)} text={t(($) => $.integrations.text)} />
      <ul className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
        {plans.map((plan) => (
          <Added key={plan.id} plan={plan} />
        ))}
      </ul>
    </div>
  );
}
