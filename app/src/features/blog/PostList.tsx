import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '~/shared/useHydrated';
import { Button, ButtonLink } from '~/ui/Button';
import { useAnswer } from './answerCache';
import { BlogError } from './blogApi';
import { listCache, listKey } from './caches';
import { FeaturedPost } from './FeaturedPost';
import { ListSkeleton } from './ListSkeleton';
import { Paging } from './Paging';
import { PostGrid } from './PostGrid';
import { usePage } from './usePage';
import { useWritten } from './useWritten';
import { WrittenPosts } from './WrittenPosts';

// Loaded only if posts are unavailable.
const BlogNotice = lazy(() => import('./BlogNotice'));
// Rendered below the posts, so loaded lazily.
const Topics = lazy(() => import('./Topics'));

/** The number of pages from the latest response, kept while the next one loads. */
function useTotal(told: number | undefined): number | undefined {
  const [total, setTotal] = useState(told);
  useEffect(() => {
    if (told !== undefined) setTotal(told);
  }, [told]);
  return told ?? total;
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
  const asked = usePage();
  // The prerendered page does not know the query.
  const hydrated = useHydrated();
  const written = useWritten(asked);
  const page = hydrated ? asked : (written.page ?? 1);
  const known = !category || category.id !== undefined;
  const key = listKey(asked, category?.id);
  const answer = useAnswer(listCache, hydrated && known && !written.stand ? key : null);
  const totalPages = useTotal(answer.kind === 'loaded' ? answer.value.totalPages : written.totalPages);
  const shown = written.stand ? 'loaded' : answer.kind;
  const pastTheEnd = answer.kind === 'failed' && answer.error instanceof BlogError && answer.error.status === 400;
  const [featured, ...others] = answer.kind === 'loaded' ? answer.value.posts : [];
  return (
    <div data-blog={shown} className="wrap relative -mt-24 lg:-mt-28 pb-16 lg:pb-24 peer-data-missing:hidden">
      <section aria-label={t(($) => $.posts)} aria-busy={shown === 'loading'}>
        {answer.kind === 'loading' && (
          <>
            <WrittenPosts key={!hydrated || written.stand ? 'written' : 'empty'} place={written.place} />
            <div className="peer-[:not(:empty)]:hidden">
              <p role="status" className="sr-only">
                {t(($) => $.loading)}
              </p>
              <ListSkeleton />
            </div>
          </>
        )}
        <Suspense>
          {answer.kind === 'failed' && !pastTheEnd && (
            <BlogNotice sign="offline" title={t(($) => $.error_connection)} text={t(($) => $.error_wordpress)}>
              <Button onClick={() => void listCache.ask(key)}>{t(($) => $.retry)}</Button>
            </BlogNotice>
          )}
          {(pastTheEnd || (answer.kind === 'loaded' && !featured)) && (
            <BlogNotice sign="empty" title={t(($) => $.empty.title)} text={t(($) => $.empty.text)}>
              {asked > 1 && <ButtonLink to={path}>{t(($) => $.empty.first)}</ButtonLink>}
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
      {!pastTheEnd && answer.kind !== 'failed' && <Paging page={page} totalPages={totalPages} path={path} />}
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
