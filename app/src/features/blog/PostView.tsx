import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { StrokeIcon } from '~/ui/StrokeIcon';
import { Chips } from './Chips';
import { PostCallToAction } from './PostCallToAction';
import { PostCard } from './PostCard';
import { PostDate } from './PostDate';
import { PostImage } from './PostImage';
import { SampleBody } from './SampleBody';
import { SharePanel } from './SharePanel';
import { TableOfContents } from './TableOfContents';
import { ToastTemplates } from './ToastTemplates';
import { Each, fill, fillCount, fillHtml, If } from './template';

const backIcon = 'M20 12H4M10 6l-6 6 6 6';

/** Reading progress: at the window's edge, or beside the contents. The page's script updates it. */
function ReadingProgress() {
  const { t } = useTranslation('blogPost');
  return (
    <div
      role="progressbar"
      aria-label={t(($) => $.progress)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
      className="no-print noscript:hidden fixed z-30 right-0 top-20 bottom-0 w-1.5 bg-line lg:absolute lg:left-0 lg:right-auto lg:top-0 lg:rounded-full overflow-clip"
    >
      <svg viewBox="0 0 1 100" preserveAspectRatio="none" className="size-full" aria-hidden="true" focusable="false">
        <rect width="1" height="0" className="fill-coral" />
      </svg>
    </div>
  );
}

/** The template of a post: header, contents and progress on the left, body, and what follows. */
export function PostView() {
  const { t } = useTranslation('blogPost');
  const language = useLanguage();
  return (
    <>
      <div className="wrap pt-6 pb-6">
        <a
          href={pathTo('blog', language)}
          className="inline-flex items-center gap-2 min-h-11 font-semibold underline underline-offset-4 hover:text-evergreen"
        >
          <StrokeIcon path={backIcon} className="size-5" />
          {t(($) => $.back)}
        </a>
      </div>
      <article
        aria-labelledby="post-title"
        className="wrap grid lg:grid-cols-[240px_minmax(0,1fr)] lg:grid-rows-auto-1 gap-x-14 gap-y-8 lg:gap-y-12"
      >
        <header className="min-w-0 lg:col-start-2 max-w-220">
          <Chips of="post.categories" linked />
          <h1
            id="post-title"
            lang={fill('post.lang')}
            className="mt-4 text-[clamp(2.25rem,5.4vw,4rem)] leading-[1.04] tracking-section text-balance"
          >
            {fill('post.title')}
          </h1>
          <p className="mt-5 flex flex-wrap gap-x-2 text-muted">
            <If of="post.author">
              <span className="font-semibold text-ink">{t(($) => $.by, { author: fill('post.author') })}</span>
              <span aria-hidden="true">·</span>
            </If>
            <PostDate of="post.date" />
            <span aria-hidden="true">·</span>
            <span>{fillCount((count) => t(($) => $.minutes, { count }), 'post.minutes')}</span>
            <If of="post.foreign">
              <span aria-hidden="true">·</span>
              <span>{t(($) => $.foreign)}</span>
            </If>
          </p>
          <PostImage
            of="post.image"
            placeholder={t(($) => $.noImage)}
            sizes="(min-width: 920px) 860px, 100vw"
            eager
            className="mt-8 w-full aspect-16/9 rounded-band overflow-clip"
          />
        </header>
        <div className="no-print relative lg:col-start-1 lg:row-start-1 lg:row-span-2">
          <div className="lg:sticky lg:top-28 lg:pl-7">
            <ReadingProgress />
            <If of="post.headings">
              <TableOfContents />
            </If>
            <SharePanel />
          </div>
        </div>
        <div className="min-w-0 lg:col-start-2 max-w-160">
          <div
            lang={fill('post.lang')}
            className="post-text"
            data-testid="post-body"
            data-no-image={t(($) => $.noImage)}
          >
            {fillHtml('post.body')}
            <SampleBody />
          </div>
          <If of="post.tags">
            <ul data-tags="" aria-label={t(($) => $.tags)} className="mt-10 flex flex-wrap gap-2">
              <Each of="post.tags" as="tag">
                <li
                  data-chip="tag"
                  lang={fill('tag.lang')}
                  className="rounded-chip border border-line-strong px-2.5 py-1 text-sm font-medium"
                >
                  {fill('tag.name')}
                </li>
              </Each>
            </ul>
          </If>
          <div className="mt-12">
            <PostCallToAction />
          </div>
          <If of="next">
            <section aria-labelledby="next-posts" className="no-print mt-14">
              <h2 id="next-posts" className="text-headline">
                {t(($) => $.next)}
              </h2>
              <ul className="mt-6 grid gap-5 md:grid-cols-2">
                <Each of="next" as="post">
                  <PostCard />
                </Each>
              </ul>
            </section>
          </If>
        </div>
      </article>
      <ToastTemplates />
    </>
  );
}
