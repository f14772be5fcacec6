import { HealthcarePage } from '~/features/industries/healthcare/HealthcarePage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('industries', 'industryHealthcare');

export const meta = textMeta('industryHealthcare');

export default HealthcarePage;
