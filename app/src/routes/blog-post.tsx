import { PostPage } from '~/features/blog/PostPage';
import { textLoader } from '~/shared/i18n/texts';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('blog', 'blogPost');

export default PostPage;
