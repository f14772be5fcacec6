import { RetailPage } from '~/features/industries/retail/RetailPage';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfRequest } from '~/shared/language';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import { initialLiveView } from '~/site/live-roster/prerender';
import type { Route } from './+types/retail';

export const shouldRevalidate = pathRevalidation;

export async function loader({ request }: Route.LoaderArgs) {
  const [texts, live] = await Promise.all([
    loadTexts(languageOfRequest(request), 'industries', 'industryRetail', 'liveRoster'),
    initialLiveView('live-retail'),
  ]);
  return { texts, live };
}

export const meta = textMeta('industryRetail');

export default RetailPage;
