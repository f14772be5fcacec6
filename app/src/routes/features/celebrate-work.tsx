import { CelebratePage } from '~/features/feature-pages/celebrate/CelebratePage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('celebrateWork');

export const meta = textMeta('celebrateWork');

export default CelebratePage;
