import { ComparePage } from '~/features/compare/ComparePage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('compareByHand');

export const meta = textMeta('compareByHand');

export default function CompareByHand() {
  return <ComparePage compared="byHand" />;
}
