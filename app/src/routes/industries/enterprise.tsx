import { EnterprisePage } from '~/features/industries/enterprise/EnterprisePage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('industries', 'industryEnterprise');

export const meta = textMeta('industryEnterprise');

export default EnterprisePage;
