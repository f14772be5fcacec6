import { TelemarketingPage } from '~/features/industries/telemarketing/TelemarketingPage';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfRequest } from '~/shared/language';
import { pageMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import type { Route } from './+types/telemarketing';

export { pathRevalidation as shouldRevalidate };

export async function loader({ request }: Route.LoaderArgs) {
  return { texts: await loadTexts(languageOfRequest(request), 'industries', 'industryTelemarketing') };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return pageMeta(loaderData?.texts.industryTelemarketing.meta, location.pathname);
}

export default TelemarketingPage;
