import { SecurityPage } from '~/features/security/SecurityPage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('security');

export const meta = textMeta('security');

export default SecurityPage;
