import { CategoryPage } from '~/features/blog/CategoryPage';
import { textLoader } from '~/shared/i18n/texts';

export const loader = textLoader('blog');

export default CategoryPage;
