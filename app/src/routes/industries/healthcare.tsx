import { HealthcarePage } from '~/features/industries/healthcare/HealthcarePage';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfRequest } from '~/shared/language';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import { initialLiveView } from '~/site/live-roster/prerender';
import type { Route } from './+types/healthcare';

export const shouldRevalidate = pathRevalidation;

export async function loader({ request }: Route.LoaderArgs) {
  const [texts, live] = await Promise.all([
    loadTexts(languageOfRequest(request), 'industries', 'industryHealthcare', 'liveRoster'),
    initialLiveView('live-healthcare'),
  ]);
  return { texts, live };
}

export const meta = textMeta('industryHealthcare');

export default HealthcarePage;
