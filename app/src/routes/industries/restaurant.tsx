import { RestaurantPage } from '~/features/industries/restaurant/RestaurantPage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('industries', 'industryRestaurant');

export const meta = textMeta('industryRestaurant');

export default RestaurantPage;
