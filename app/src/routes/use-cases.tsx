import { UseCasesPage } from '~/features/use-cases/UseCasesPage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('useCases');

export const meta = textMeta('useCases');

export default UseCasesPage;
