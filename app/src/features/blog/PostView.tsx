import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Chips } from './Chips';
import { PostCallToAction } from './PostCallToAction';
import { PostDate } from './PostDate';
import { PostImage } from './PostImage';
import type { Picture, PostCardData } from './post';
import type { Heading } from './postBody';
import { SharePanel } from './SharePanel';
import { TableOfContents } from './TableOfContents';
import { useTermTexts } from './useTermTexts';

/** Reading progress: at the window's edge, or beside the contents. */
function ReadingProgress({ percent }: { percent: number }) {
  const { t } = useTranslation('blogPost');
  return (
    <div
      role="progressbar"
      aria-label={t(($) => $.progress)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="no-print noscript:hidden fixed z-30 right-0 top-20 bottom-0 w-1.5 bg-line lg:absolute lg:left-0 lg:right-auto lg:top-0 lg:rounded-full overflow-clip"
    >
      <svg viewBox="0 0 1 100" preserveAspectRatio="none" className="size-full" aria-hidden="true" focusable="false">
        <rect width="1" height={percent} className="fill-coral" data-progress={percent} />
      </svg>
    </div>
  );
}

interface PostViewProps {
  post: PostCardData;
  picture?: Picture;
  headings: readonly Heading[];
  minutes: number;
  /** The id of the current heading. */
  current?: string;
  /** Reading progress, 0 to 100. */
  percent: number;
  /** Wrapper of the body. */
  text?: Ref<HTMLDivElement>;
  /** The body. */
  children: ReactNode;
  /** Suggested posts. */
  next?: ReactNode;
}

/**
 * A post: header, contents and progress on the left, body, and what follows. The server fills in the same markup and
 * finds the parts by their attributes.
 */
export function PostView(props: PostViewProps) {
  const { post, picture, headings, minutes, current, percent, text, children, next } = props;
  const { t } = useTranslation('blogPost');
  const { tagOf } = useTermTexts();
  return (
    <article
      aria-labelledby="post-title"
      className="wrap grid lg:grid-cols-[240px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] gap-x-14 gap-y-8 lg:gap-y-12"
    >
      <header className="min-w-0 lg:col-start-2 max-w-[880px]">
        <Chips categories={post.categories} linked />
        <h1
          id="post-title"
          lang="en"
          className="mt-4 text-[clamp(2.25rem,5.4vw,4rem)] leading-[1.04] tracking-[-0.03em] text-balance"
        >
          {post.title}
        </h1>
        <p className="mt-5 flex flex-wrap gap-x-2 text-muted">
          {post.author && (
            <span data-author="name" className="font-semibold text-ink">
              {t(($) => $.by, { author: post.author })}
            </span>
          )}
          {post.author && (
            <span data-author="dot" aria-hidden="true">
              ·
            </span>
          )}
          <PostDate date={post.date} />
          <span aria-hidden="true">·</span>
          <span data-minutes="">{t(($) => $.minutes, { count: minutes })}</span>
        </p>
        <PostImage
          picture={picture}
          placeholder={t(($) => $.noImage)}
          sizes="(min-width: 920px) 860px, 100vw"
          eager
          className="mt-8 w-full aspect-[16/9] rounded-[28px] overflow-clip"
        />
      </header>
      <div className="no-print relative lg:col-start-1 lg:row-start-1 lg:row-span-2">
        <div className="lg:sticky lg:top-28 lg:pl-7">
          <ReadingProgress percent={percent} />
          <TableOfContents headings={headings} current={current} />
          <SharePanel title={post.title} />
        </div>
      </div>
      <div className="min-w-0 lg:col-start-2 max-w-[640px]">
        <div ref={text}>{children}</div>
        {post.tags.length > 0 && (
          <ul data-tags="" aria-label={t(($) => $.tags)} className="mt-10 flex flex-wrap gap-2">
            {post.tags.map(tagOf).map(({ name, foreign }) => (
              <li
                key={name}
                data-chip="tag"
                lang={foreign}
                className="rounded-chip border border-line-strong px-2.5 py-1 text-sm font-medium"
              >
                {name}
              </li>
            ))}
          </ul>
        )}
        <div className="mt-12">
          <PostCallToAction />
        </div>
        {next}
      </div>
    </article>
  );
}
