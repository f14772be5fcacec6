import { RetailPage } from '~/features/industries/retail/RetailPage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('industries', 'industryRetail');

export const meta = textMeta('industryRetail');

export default RetailPage;
