import { HomePage } from '~/features/home/HomePage';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfPath, languageOfRequest } from '~/shared/language';
import { pageMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import { organizationMeta } from '~/shared/shareMeta';
import type { Route } from './+types/home';

export { pathRevalidation as shouldRevalidate };

export async function loader({ request }: Route.LoaderArgs) {
  return { texts: await loadTexts(languageOfRequest(request), 'home', 'blogPreview') };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const texts = loaderData?.texts.home.meta;
  if (!texts) return [];
  return [
    ...pageMeta(texts, location.pathname),
    organizationMeta(languageOfPath(location.pathname), texts.description),
  ];
}

export default HomePage;
