import { plans } from '~/content/plans';
import { PricingPage } from '~/features/pricing/PricingPage';
import { textLoader } from '~/shared/i18n/texts';
import { languageOfPath } from '~/shared/language';
import { pageMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import { offersMeta } from '~/shared/shareMeta';
import type { Route } from './+types/pricing';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('pricing');

export function meta({ loaderData, location }: Route.MetaArgs) {
  const texts = loaderData?.texts.pricing;
  if (!texts) return [];
  const offers = plans.map((plan) => ({
    name: texts.plans[plan.id].name,
    price: Number('price' in plan ? plan.price : texts.engagePrice),
  }));
  return [
    ...pageMeta(texts.meta, location.pathname),
    offersMeta(languageOfPath(location.pathname), texts.meta.description, offers),
  ];
}

export default PricingPage;
