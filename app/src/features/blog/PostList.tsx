import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '~/shared/lazy';
import { useHydrated } from '~/shared/useHydrated';
import { Button, ButtonLink } from '~/ui/Button';
import { BlogError } from './blogApi';
import { listCache, listKey } from './caches';
import { FeaturedPost } from './FeaturedPost';
import { ListSkeleton } from './ListSkeleton';
import { Paging } from './Paging';
import { PostGrid } from './PostGrid';
import { useQuery } from './queryCache';
import { ServerRenderedPosts } from './ServerRenderedPosts';
import { usePageNumber } from './usePageNumber';
import { useServerRenderedPosts } from './useServerRenderedPosts';

// Loaded only if posts are unavailable.
const BlogNotice = lazy(() => import('./BlogNotice'));
// Rendered below the posts, so loaded lazily.
const Topics = lazy(() => import('./Topics'));

/** The number of pages from the latest response, kept while the next one loads. */
function useTotal(latest: number | undefined): number | undefined {
  const [total, setTotal] = useState(latest);
  useEffect(() => {
    if (latest !== undefined) setTotal(latest);
  }, [latest]);
  return latest ?? total;
}

interface PostListProps {
  /** The address of the first page. */
  path: string;
  /** The category to list, by slug, and its id once known; without it all posts are listed. */
  category?: { readonly slug: string; readonly id?: number };
}

/** A page of posts: one featured, a grid of the others, pagination, and the topics. */
export function PostList({ path, category }: PostListProps) {
  const { t } = useTranslation('blog');
  const requestedPage = usePageNumber();
  // The prerendered page does not know the query.
  const hydrated = useHydrated();
  const serverRendered = useServerRenderedPosts(requestedPage);
  const page = hydrated ? requestedPage : (serverRendered.page ?? 1);
  const known = !category || category.id !== undefined;
  const key = listKey(requestedPage, category?.id);
  const query = useQuery(listCache, hydrated && known && !serverRendered.isCurrent ? key : null);
  const totalPages = useTotal(query.kind === 'loaded' ? query.value.totalPages : serverRendered.totalPages);
  const shown = serverRendered.isCurrent ? 'loaded' : query.kind;
  const pastTheEnd = query.kind === 'failed' && query.error instanceof BlogError && query.error.status === 400;
  const [featured, ...others] = query.kind === 'loaded' ? query.value.posts : [];
  return (
    <div data-blog={shown} className="wrap relative -mt-24 lg:-mt-28 pb-16 lg:pb-24 peer-data-missing:hidden">
      <section aria-label={t(($) => $.posts)} aria-busy={shown === 'loading'}>
        {query.kind === 'loading' && (
          <>
            <ServerRenderedPosts
              key={!hydrated || serverRendered.isCurrent ? 'written' : 'empty'}
              container={serverRendered.container}
            />
            <div className="peer-[:not(:empty)]:hidden">
              <p role="status" className="sr-only">
                {t(($) => $.loading)}
              </p>
              <ListSkeleton />
            </div>
          </>
        )}
        <Suspense>
          {query.kind === 'failed' && !pastTheEnd && (
            <BlogNotice icon="offline" title={t(($) => $.error_connection)} text={t(($) => $.error_wordpress)}>
              <Button onClick={() => void listCache.fetch(key)}>{t(($) => $.retry)}</Button>
            </BlogNotice>
          )}
          {(pastTheEnd || (query.kind === 'loaded' && !featured)) && (
            <BlogNotice icon="empty" title={t(($) => $.empty.title)} text={t(($) => $.empty.text)}>
              {requestedPage > 1 && <ButtonLink to={path}>{t(($) => $.empty.first)}</ButtonLink>}
            </BlogNotice>
          )}
        </Suspense>
        {featured && (
          <>
            <FeaturedPost key={featured.id} post={featured} />
            <PostGrid posts={others} />
          </>
        )}
      </section>
      {!pastTheEnd && query.kind !== 'failed' && <Paging page={page} totalPages={totalPages} path={path} />}
      {shown === 'loaded' && (
        <Suspense>
          <Topics current={category?.slug} />
        </Suspense>
      )}
      <noscript>
        <p className="mt-6 text-center">
          {t(($) => $.noScript)}{' '}
          <a className="underline" href="/blog/feed.xml">
            {t(($) => $.feed)}
          </a>
        </p>
      </noscript>
    </div>
  );
}
