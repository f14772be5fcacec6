import { BlogPage } from '~/features/blog/BlogPage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('blog', 'blogTerms');

export const meta = textMeta('blog');

export default BlogPage;
