import { BlogPage } from '~/features/blog/BlogPage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('blog');

/** The server numbers the addresses in the head, so the browser leaves it alone. */
export const meta = import.meta.env.SSR ? textMeta('blog') : () => [];

export default BlogPage;
