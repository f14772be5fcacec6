import { RestaurantPage } from '~/features/industries/restaurant/RestaurantPage';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfRequest } from '~/shared/language';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import { initialLiveView } from '~/site/live-roster/prerender';
import type { Route } from './+types/restaurant';

export const shouldRevalidate = pathRevalidation;

export async function loader({ request }: Route.LoaderArgs) {
  const [texts, live] = await Promise.all([
    loadTexts(languageOfRequest(request), 'industries', 'industryRestaurant', 'liveRoster'),
    initialLiveView('live-restaurant'),
  ]);
  return { texts, live };
}

export const meta = textMeta('industryRestaurant');

export default RestaurantPage;
