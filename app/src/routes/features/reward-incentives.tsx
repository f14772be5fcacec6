import { catalogueOf } from '~/features/feature-pages/reward/catalogue';
import { RewardPage } from '~/features/feature-pages/reward/RewardPage';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfRequest } from '~/shared/language';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import type { Route } from './+types/reward-incentives';

export const shouldRevalidate = pathRevalidation;

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOfRequest(request);
  const { home, ...texts } = await loadTexts(language, 'rewardIncentives', 'home');
  return { texts, catalogue: catalogueOf(home.rewards, language) };
}

export const meta = textMeta('rewardIncentives');

export default function RewardIncentivesRoute({ loaderData }: Route.ComponentProps) {
  return <RewardPage catalogue={loaderData.catalogue} />;
}
