import { useTranslation } from 'react-i18next';
import type { Plan } from '~/content/plans';

/** A plan's texts and price; Engage's price comes from the texts, the others are constants. */
export function usePlanTexts(plan: Plan) {
  const { t } = useTranslation('pricing');
  const users = 'upToUsers' in plan ? plan.upToUsers : 'fromUsers' in plan ? plan.fromUsers : 0;
  return {
    name: t(($) => $.plans[plan.id].name),
    lead: t(($) => $.plans[plan.id].lead),
    purpose: t(($) => $.plans[plan.id].purpose),
    terms: t(($) => $.plans[plan.id].terms, { users }),
    price: t(($) => $.price, { price: 'price' in plan ? plan.price : t(($) => $.engagePrice) }),
  };
}
