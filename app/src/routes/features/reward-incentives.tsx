import { catalogueOf } from '~/features/feature-pages/reward/catalogue';
import { RewardPage } from '~/features/feature-pages/reward/RewardPage';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfRequest } from '~/shared/language';
import { pageMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import type { Route } from './+types/reward-incentives';

export { pathRevalidation as shouldRevalidate };

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOfRequest(request);
  const { home, ...texts } = await loadTexts(language, 'rewardIncentives', 'home');
  return { texts, catalogue: catalogueOf(home.rewards, language) };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return pageMeta(loaderData?.texts.rewardIncentives.meta, location.pathname);
}

export default function RewardIncentivesRoute({ loaderData }: Route.ComponentProps) {
  return <RewardPage catalogue={loaderData.catalogue} />;
}
