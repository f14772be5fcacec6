import { useParams } from 'react-router';
import { CategoryPage } from '~/features/blog/CategoryPage';
import { textLoader } from '~/shared/i18n/texts';
import { languageOfRequest } from '~/shared/language';
import { pathRevalidation } from '~/shared/pathRevalidation';
import type { Route } from './+types/blog-category';

export const shouldRevalidate = pathRevalidation;

const namespaces = ['blog', 'blogTerms'] as const;

export const loader = textLoader(...namespaces);

/**
 * As for posts: one prerendered page serves all categories, so on client-side navigation the texts load as a script.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { loadTexts: load } = await import('~/shared/i18n/texts');
  return { texts: await load(languageOfRequest(request), ...namespaces) };
}

export default function BlogCategoryRoute() {
  const { category = '' } = useParams();
  return <CategoryPage key={category} slug={category} />;
}
