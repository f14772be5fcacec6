import { LogisticsPage } from '~/features/industries/logistics/LogisticsPage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('industries', 'industryLogistics', 'blogPreview', 'blogTerms');

export const meta = textMeta('industryLogistics');

export default LogisticsPage;
