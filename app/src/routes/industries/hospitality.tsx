import { HospitalityPage } from '~/features/industries/hospitality/HospitalityPage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('industries', 'industryHospitality');

export const meta = textMeta('industryHospitality');

export default HospitalityPage;
