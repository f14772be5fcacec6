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
  if (!loaderData) return [];
  const { plans: names, engagePrice } = loaderData.texts.pricing;
  const texts = loaderData.texts.pricing.meta;
  const offers = plans.map((plan) => ({
    name: names[plan.id].name,
    price: Number('price' in plan ? plan.price : engagePrice),
    ...('upToUsers' in plan && { maxUsers: plan.upToUsers }),
    ...('fromUsers' in plan && { minUsers: plan.fromUsers }),
  }));
  return [...pageMeta(texts, location), offersMeta(languageOfPath(location.pathname), texts.description, offers)];
}

export default PricingPage;
