import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { blog } from '~/content/blog';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Button } from '~/ui/Button';
import { SectionHeading } from '~/ui/SectionHeading';
import { Skeleton } from '~/ui/Skeleton';
import { TextLink } from '~/ui/TextLink';
import { PostCard } from './PostCard';
import { useLatestPosts } from './useLatestPosts';

/** The three latest posts, requested once this section is visible. */
export default function BlogPreview() {
  const { t } = useTranslation('blogPreview');
  const language = useLanguage();
  const { section, state, retry } = useLatestPosts();
  return (
    <div ref={section} className="wrap py-6 md:py-14 lg:py-20" data-blog={state.kind}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 md:gap-6">
        <SectionHeading title={t(($) => $.title)} text={t(($) => $.text)} />
        <TextLink to={pathTo('blog', language)}>{t(($) => $.all)}</TextLink>
      </div>
      {state.kind === 'failed' ? (
        <div
          role="alert"
          className="mt-10 rounded-card border border-line bg-white p-6 sm:p-10 grid gap-3 justify-items-center text-center sm:min-h-105 content-center"
        >
          <CloudOff className="size-12 text-coral-deep" strokeWidth={1.5} aria-hidden="true" />
          <p className="font-heading font-bold text-2xl tracking-title">{t(($) => $.errorConnection)}</p>
          <p className="text-muted measure-52">{t(($) => $.errorWordpress)}</p>
          <Button variant="outline" size="small" className="mt-2" onClick={retry}>
            {t(($) => $.retry)}
          </Button>
        </div>
      ) : (
        <ul
          className="mt-4 md:mt-10 grid gap-3 md:gap-5 md:grid-cols-3"
          aria-busy={state.kind !== 'loaded'}
          aria-label={state.kind === 'loaded' ? undefined : t(($) => $.loading)}
        >
          {state.kind === 'loaded'
            ? state.posts.map((post) => <PostCard key={post.id} post={post} />)
            : Array.from({ length: blog.previewSize }, (_, index) => index).map((index) => (
                <li
                  key={index}
                  data-skeleton="post"
                  className="rounded-card border border-line bg-white overflow-clip max-md:grid max-md:grid-cols-[7rem_1fr]"
                >
                  <Skeleton className="md:aspect-16/10 max-md:h-full rounded-none" />
                  <div className="p-3.5 md:p-5 grid gap-3">
                    <Skeleton className="h-4 w-1/3" />
                    <Skeleton className="h-6" />
                    <Skeleton className="h-6 w-4/5" />
                    <Skeleton className="h-4 w-1/2" />
                  </div>
                </li>
              ))}
        </ul>
      )}
    </div>
  );
}
