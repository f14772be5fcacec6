import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '~/shared/useHydrated';
import { Button } from '~/ui/Button';
import { useAnswer } from './answerCache';
import { BlogNotice } from './BlogNotice';
import { BlogError } from './blogApi';
import { listCache } from './caches';
import { FeaturedPost } from './FeaturedPost';
import { ListHead } from './ListHead';
import { ListSkeleton } from './ListSkeleton';
import { Paging } from './Paging';
import { PostGrid } from './PostGrid';
import { Topics } from './Topics';
import { usePage } from './usePage';
import { useWritten } from './useWritten';
import { WrittenPosts } from './WrittenPosts';

/** How many pages there are, as the last answer said; it stands while the next one is on its way. */
function useTotal(told: number | undefined): number | undefined {
  const [total, setTotal] = useState(told);
  useEffect(() => {
    if (told !== undefined) setTotal(told);
  }, [told]);
  return told ?? total;
}

/** The list of posts: one featured, a grid of the others, and the way through the pages. */
export function BlogPage() {
  const { t } = useTranslation('blog');
  const [asked, goTo] = usePage();
  // The prerendered page knows no query.
  const hydrated = useHydrated();
  const page = hydrated ? asked : 1;
  const written = useWritten(asked);
  const answer = useAnswer(listCache, hydrated && !written.stand ? String(asked) : null);
  const totalPages = useTotal(answer.kind === 'loaded' ? answer.value.totalPages : written.totalPages);
  const shown = written.stand ? 'loaded' : answer.kind;
  const pastTheEnd = answer.kind === 'failed' && answer.error instanceof BlogError && answer.error.status === 400;
  const [featured, ...others] = answer.kind === 'loaded' ? answer.value.posts : [];
  return (
    <main id="content" data-blog={shown}>
      <ListHead />
      <div className="wrap relative -mt-24 lg:-mt-28 pb-16 lg:pb-24">
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
          {answer.kind === 'failed' && !pastTheEnd && (
            <BlogNotice sign="offline" title={t(($) => $.error_connection)} text={t(($) => $.error_wordpress)}>
              <Button onClick={() => void listCache.ask(String(asked))}>{t(($) => $.retry)}</Button>
            </BlogNotice>
          )}
          {(pastTheEnd || (answer.kind === 'loaded' && !featured)) && (
            <BlogNotice sign="empty" title={t(($) => $.empty.title)} text={t(($) => $.empty.text)}>
              {asked > 1 && <Button onClick={() => goTo(1)}>{t(($) => $.empty.first)}</Button>}
            </BlogNotice>
          )}
          {featured && (
            <>
              <FeaturedPost key={featured.id} post={featured} />
              <PostGrid posts={others} />
            </>
          )}
        </section>
        {!pastTheEnd && answer.kind !== 'failed' && <Paging page={page} totalPages={totalPages} onPage={goTo} />}
        {shown === 'loaded' && <Topics />}
        <noscript>
          <p className="mt-6 text-center">
            {t(($) => $.noScript)}{' '}
            <a className="underline" href="/blog/feed.xml">
              {t(($) => $.feed)}
            </a>
          </p>
        </noscript>
      </div>
    </main>
  );
}
