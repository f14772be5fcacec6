import { ComparePage } from '~/features/compare/ComparePage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('compareTools');

export const meta = textMeta('compareTools');

export default function CompareTools() {
  return <ComparePage compared="tools" />;
}
