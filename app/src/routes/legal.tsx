import { LegalPage } from '~/features/legal/LegalPage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('legal');

export const meta = textMeta('legal');

export default LegalPage;
