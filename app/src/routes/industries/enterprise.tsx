import { EnterprisePage } from '~/features/industries/enterprise/EnterprisePage';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfRequest } from '~/shared/language';
import { pageMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import type { Route } from './+types/enterprise';

export { pathRevalidation as shouldRevalidate };

export async function loader({ request }: Route.LoaderArgs) {
  return { texts: await loadTexts(languageOfRequest(request), 'industries', 'industryEnterprise') };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return pageMeta(loaderData?.texts.industryEnterprise.meta, location.pathname);
}

export default EnterprisePage;
