import { CategoryPage } from '~/features/blog/CategoryPage';
import { textLoader } from '~/shared/i18n/texts';
import { pathRevalidation } from '~/shared/pathRevalidation';

export const shouldRevalidate = pathRevalidation;

export const loader = textLoader('blog');

export default CategoryPage;
