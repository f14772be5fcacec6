import { ChooserPage } from '~/features/chooser/ChooserPage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('chooser');

export const meta = textMeta('chooser');

export default ChooserPage;
