import { BoostPage } from '~/features/feature-pages/boost/BoostPage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('boostPerformance', 'challenge');

export const meta = textMeta('boostPerformance');

export default BoostPage;
