import { shopRewards } from '~/demo/rewards/shopModel';
import { roleOfPath } from '~/demo/role';
import { GiftShopPage } from '~/features/gift-shop/GiftShopPage';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfRequest } from '~/shared/language';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import type { Route } from './+types/gift-shop';

export const shouldRevalidate = pathRevalidation;

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOfRequest(request);
  const role = roleOfPath(new URL(request.url).pathname);
  const [texts, rewards] = await Promise.all([loadTexts(language, 'giftShop', 'history'), shopRewards(role, language)]);
  return { texts, role, rewards };
}

export const meta = textMeta('giftShop');

export default function GiftShopRoute({ loaderData }: Route.ComponentProps) {
  const { role, rewards } = loaderData;
  return <GiftShopPage key={role} role={role} rewards={rewards} />;
}
