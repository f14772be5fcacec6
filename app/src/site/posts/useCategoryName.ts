import { useTranslation } from 'react-i18next';
import type { PostTerm } from './latestPosts';

interface CategoryName {
  readonly name: string;
  /** The language of the name if it differs from the page's. */
  readonly foreign?: string;
}

/** Names of categories in the page's language, falling back to the content system's own, in English. */
export function useCategoryName(): (category: PostTerm) => CategoryName {
  const { t } = useTranslation('blogTerms');
  const categories = t(($) => $.categories, { returnObjects: true });
  // Without reading inherited properties, since the slug may be any word.
  return ({ slug = '', name }) =>
    Object.hasOwn(categories, slug) ? { name: categories[slug]?.name ?? name } : { name, foreign: 'en' };
}
