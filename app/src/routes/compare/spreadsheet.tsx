import { ComparePage } from '~/features/compare/ComparePage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('compareSpreadsheet');

export const meta = textMeta('compareSpreadsheet');

export default function CompareSpreadsheet() {
  return <ComparePage compared="spreadsheet" />;
}
