import { PricingPage } from '~/features/pricing/PricingPage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('pricing');

export const meta = textMeta('pricing');

export default PricingPage;
