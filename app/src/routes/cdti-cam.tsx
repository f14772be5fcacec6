import { FundingPage } from '~/features/funding/FundingPage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('funding');

export const meta = textMeta('funding');

export default FundingPage;
