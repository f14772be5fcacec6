import { EducationPage } from '~/features/industries/education/EducationPage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('industries', 'industryEducation');

export const meta = textMeta('industryEducation');

export default EducationPage;
