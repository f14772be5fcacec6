import { PostPage } from '~/features/blog/PostPage';
import { textLoader } from '~/shared/i18n/texts';

export const loader = textLoader('blog', 'blogPost');

export default PostPage;
