import { Fragment, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '~/shared/brand';
import { lazy } from '~/shared/lazy';
import { pathTo } from '~/shared/paths';
import { useHydrated } from '~/shared/useHydrated';
import { useLanguage } from '~/shared/useLanguage';
import { Link } from '~/ui/Link';
import { Skeleton } from '~/ui/Skeleton';
import { StrokeIcon } from '~/ui/StrokeIcon';
import { BlogError } from './blogApi';
import { postCache } from './caches';
import { plainText } from './post';
import { useQuery } from './queryCache';
import { readEmbeddedPost, ServerRenderedPost } from './ServerRenderedPost';
import { ServerRenderedTitle } from './ServerRenderedTitle';
import '~/styles/post.css';

/** Placeholder of a post. */
function PostSkeleton({ label }: { label: string }) {
  return (
    <div data-skeleton="post-page" className="wrap pb-24 lg:grid lg:grid-cols-[240px_minmax(0,1fr)] gap-x-14">
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className="lg:col-start-2 max-w-[880px] grid content-start gap-4">
        <Skeleton className="h-7 w-36" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14 w-3/4" />
        <Skeleton className="mt-2 h-5 w-1/2" />
        <Skeleton className="mt-4 aspect-[16/9] rounded-[28px]" />
        <div className="mt-6 grid gap-3 max-w-[680px]">
          <Skeleton className="h-5" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-5/6" />
          <Skeleton className="mt-4 h-8 w-2/3" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-4/5" />
        </div>
      </div>
    </div>
  );
}

/**
 * The page's title. The server replaces placeholders in the prerendered head with the post's title, description and
 * share tags; those remain until the post has loaded, and none is duplicated.
 */
function PostHead({ title }: { title?: string }) {
  const { t } = useTranslation('blogPost');
  if (import.meta.env.SSR) {
    return (
      <>
        <title>{t(($) => $.meta.title)}</title>
        <meta name="description" content={t(($) => $.meta.description)} />
      </>
    );
  }
  return <ServerRenderedTitle title={title} />;
}

const loadArticle = () => import('./PostArticle');

type Article = Awaited<ReturnType<typeof loadArticle>>['default'];

/** The component that renders a post, once loaded. Not `lazy`, since the element in its place must not change. */
function useArticle(): Article | undefined {
  const [article, setArticle] = useState<Article>();
  useEffect(() => {
    loadArticle().then(
      ({ default: loaded }) => setArticle(() => loaded),
      // Rethrown for the page's error boundary, as `lazy` would.
      (error: unknown) =>
        setArticle(() => {
          throw error;
        }),
    );
  }, []);
  return article;
}
const PostUnavailable = lazy(() => import('./PostUnavailable'));

const backIcon = 'M20 12H4M10 6l-6 6 6 6';

/** A blog post by slug: loading, missing, or loaded. */
export function PostPage({ slug }: { slug: string }) {
  const { t } = useTranslation('blogPost');
  const language = useLanguage();
  const hydrated = useHydrated();
  // The prerendered page serves every post, so it requests none.
  const query = useQuery(postCache, hydrated && slug !== '' ? slug : null);
  // The post and its component are fetched in parallel.
  const PostArticle = useArticle();
  // Server-rendered content needs no request.
  useState(() => {
    const embedded = import.meta.env.SSR ? undefined : readEmbeddedPost();
    if (embedded) postCache.set(embedded.slug, embedded);
  });
  const missing = query.kind === 'failed' && query.error instanceof BlogError && query.error.status === 404;
  const title =
    query.kind === 'loaded'
      ? query.value.seo?.title || `${plainText(query.value.title?.rendered ?? '')} | ${brand.name}`
      : undefined;
  const skeleton = <PostSkeleton label={t(($) => $.loading)} />;
  return (
    <main id="content" data-post-state={query.kind} className="pb-16 lg:pb-24">
      <PostHead title={query.kind === 'failed' ? t(($) => $.missing.meta) : title} />
      {query.kind === 'failed' ? (
        <div className="pt-6" />
      ) : (
        <div className="wrap pt-6 pb-6">
          <Link
            to={pathTo('blog', language)}
            className="inline-flex items-center gap-2 min-h-11 font-semibold underline underline-offset-4 hover:text-evergreen"
          >
            <StrokeIcon path={backIcon} className="size-5" />
            {t(($) => $.back)}
          </Link>
        </div>
      )}
      <noscript data-unwritten="">
        <p className="wrap pb-6">
          {t(($) => $.noScript)}{' '}
          <a className="underline" href="/blog/feed.xml">
            {t(($) => $.feed)}
          </a>
        </p>
      </noscript>
      {query.kind === 'failed' && (
        <Suspense fallback={skeleton}>
          <PostUnavailable onRetry={missing ? undefined : () => void postCache.fetch(slug)} />
        </Suspense>
      )}
      {query.kind === 'loaded' && PostArticle && <PostArticle key={query.value.id} raw={query.value} />}
      {(query.kind === 'loading' || (query.kind === 'loaded' && !PostArticle)) && (
        <Fragment key={slug}>
          <ServerRenderedPost />
          <div className="peer-[:not(:empty)]:hidden">{skeleton}</div>
        </Fragment>
      )}
    </main>
  );
}
