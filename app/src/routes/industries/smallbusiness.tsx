import { SmallbusinessPage } from '~/features/industries/smallbusiness/SmallbusinessPage';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfRequest } from '~/shared/language';
import { pageMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import type { Route } from './+types/smallbusiness';

export { pathRevalidation as shouldRevalidate };

export async function loader({ request }: Route.LoaderArgs) {
  return { texts: await loadTexts(languageOfRequest(request), 'industries', 'industrySmallbusiness') };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return pageMeta(loaderData?.texts.industrySmallbusiness.meta, location.pathname);
}

export default SmallbusinessPage;
