import { LogisticsPage } from '~/features/industries/logistics/LogisticsPage';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfRequest } from '~/shared/language';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import { initialLiveView } from '~/site/live-roster/prerender';
import type { Route } from './+types/logistics';

export const shouldRevalidate = pathRevalidation;

export async function loader({ request }: Route.LoaderArgs) {
  const [texts, live] = await Promise.all([
    loadTexts(languageOfRequest(request), 'industries', 'industryLogistics', 'blogPreview', 'blogTerms', 'liveRoster'),
    initialLiveView('live-logistics'),
  ]);
  return { texts, live };
}

export const meta = textMeta('industryLogistics');

export default LogisticsPage;
