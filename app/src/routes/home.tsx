import { HomePage } from '~/features/home/HomePage';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfPath, languageOfRequest } from '~/shared/language';
import { pageMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import { organizationMeta } from '~/shared/shareMeta';
import { initialLiveView } from '~/site/live-roster/prerender';
import { productFigures } from '~/site/live-roster/productFigures';
import type { Route } from './+types/home';

export const shouldRevalidate = pathRevalidation;

export async function loader({ request }: Route.LoaderArgs) {
  const [texts, live] = await Promise.all([
    loadTexts(languageOfRequest(request), 'home', 'blogPreview', 'blogTerms', 'liveRoster'),
    initialLiveView('live-week'),
  ]);
  return { texts, live, figures: productFigures() };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const texts = loaderData?.texts.home.meta;
  if (!texts) return [];
  return [...pageMeta(texts, location), organizationMeta(languageOfPath(location.pathname), texts.description)];
}

export default HomePage;
