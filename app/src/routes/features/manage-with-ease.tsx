import { ManagePage } from '~/features/feature-pages/manage/ManagePage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('manageWithEase');

export const meta = textMeta('manageWithEase');

export default ManagePage;
