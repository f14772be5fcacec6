import { BlogPage } from '~/features/blog/BlogPage';
import { textLoader } from '~/shared/i18n/texts';
import { textMeta } from '~/shared/pageMeta';

export const loader = textLoader('blog');

export const meta = textMeta('blog');

export default BlogPage;
