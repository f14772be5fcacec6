import { HospitalityPage } from '~/features/industries/hospitality/HospitalityPage';
import { loadTexts } from '~/shared/i18n/texts';
import { languageOfRequest } from '~/shared/language';
import { pageMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';
import type { Route } from './+types/hospitality';

export { pathRevalidation as shouldRevalidate };

export async function loader({ request }: Route.LoaderArgs) {
  return { texts: await loadTexts(languageOfRequest(request), 'industries', 'industryHospitality') };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return pageMeta(loaderData?.texts.industryHospitality.meta, location.pathname);
}

export default HospitalityPage;
