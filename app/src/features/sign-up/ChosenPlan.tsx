import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { engagePrice, paidPlanNames, plans } from '~/content/plans';
import { pathTo } from '~/shared/paths';
import { useHydrated } from '~/shared/useHydrated';
import { useLanguage } from '~/shared/useLanguage';
import { Link } from '~/ui/Link';

/** The plan that the page's address names (`?plan=exceed`), with its price; nothing for an unknown one. */
export function ChosenPlan({ changeable = false }: { changeable?: boolean }) {
  const { t } = useTranslation('signUp');
  const language = useLanguage();
  const [query] = useSearchParams();
  // The prerendered page knows no query.
  const hydrated = useHydrated();
  const plan = hydrated && plans.find(({ id }) => id === query.get('plan'));
  if (!plan) return null;
  return (
    <p data-plan={plan.id} className="rounded-control bg-mint px-4 py-3 text-pretty">
      {plan.id === 'free'
        ? t(($) => $.plan.free)
        : t(($) => $.plan.paid, {
            plan: paidPlanNames[plan.id],
            price: plan.id === 'engage' ? engagePrice : plan.price,
          })}{' '}
      {changeable && (
        <Link to={pathTo('pricing', language)} className="font-semibold underline underline-offset-4">
          {t(($) => $.plan.change)}
        </Link>
      )}
    </p>
  );
}
