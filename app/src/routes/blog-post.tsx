import { useParams } from 'react-router';
import { PostPage } from '~/features/blog/PostPage';
import { textLoader } from '~/shared/i18n/texts';
import { languageOfRequest } from '~/shared/language';
import { pathRevalidation } from '~/shared/pathRevalidation';
import type { Route } from './+types/blog-post';

export const shouldRevalidate = pathRevalidation;

const namespaces = ['blog', 'blogPost', 'blogTerms'] as const;

export const loader = textLoader(...namespaces);

/**
 * For client-side navigation. One prerendered page serves all posts, so there is no data file under a post's address:
 * the texts load as a script, like lazy sections.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { loadTexts: load } = await import('~/shared/i18n/texts');
  return { texts: await load(languageOfRequest(request), ...namespaces) };
}

export default function BlogPostRoute() {
  const { slug } = useParams();
  return <PostPage slug={slug ?? ''} />;
}
