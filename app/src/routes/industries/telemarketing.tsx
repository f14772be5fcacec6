import { TelemarketingPage } from '~/features/industries/telemarketing/TelemarketingPage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('industries', 'industryTelemarketing');

export const meta = textMeta('industryTelemarketing');

export default TelemarketingPage;
