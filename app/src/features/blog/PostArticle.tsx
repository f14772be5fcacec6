import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { blog } from '~/content/blog';
import { Chips } from './Chips';
import { Contents } from './Contents';
import { NextPosts } from './NextPosts';
import { PostCall } from './PostCall';
import { PostDate } from './PostDate';
import { PostImage } from './PostImage';
import { cardOf } from './post';
import { type PostBody, postPicture, readBody } from './postBody';
import type { RawPost } from './rawPost';
import { SharePanel } from './SharePanel';
import { useReading } from './useReading';
import '~/styles/post.css';

/** How much of the post has been read, from top to bottom: at the window's edge, or beside the contents. */
function ReadingProgress({ percent }: { percent: number }) {
  const { t } = useTranslation('blogPost');
  return (
    <div
      role="progressbar"
      aria-label={t(($) => $.progress)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="no-print fixed z-30 right-0 top-20 bottom-0 w-1.5 bg-line lg:absolute lg:left-0 lg:right-auto lg:top-0 lg:rounded-full overflow-clip"
    >
      <svg viewBox="0 0 1 100" preserveAspectRatio="none" className="size-full" aria-hidden="true" focusable="false">
        <rect width="1" height={percent} className="fill-coral" data-progress={percent} />
      </svg>
    </div>
  );
}

/** The post's own words. Its nodes are put in as they are: nothing of them is parsed a second time. */
function PostText({ body }: { body: PostBody }) {
  const { t } = useTranslation('blogPost');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    element.replaceChildren(body.content.cloneNode(true));
    const hide = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement)) return;
      const words = document.createElement('span');
      words.className = 'post-no-image';
      words.dataset.image = 'placeholder';
      words.textContent = t(($) => $.noImage);
      target.replaceWith(words);
    };
    // The event does not bubble, but it can be caught on its way down.
    element.addEventListener('error', hide, true);
    return () => element.removeEventListener('error', hide, true);
  }, [body, t]);
  return <div ref={place} lang="en" className="post-text" data-testid="post-body" />;
}

/** A post: its head, the contents and the progress on the left, its words, and where to go from there. */
export default function PostArticle({ raw }: { raw: RawPost }) {
  const { t } = useTranslation('blogPost');
  const post = useMemo(() => cardOf(raw), [raw]);
  const body = useMemo(() => readBody(raw.content?.rendered ?? ''), [raw]);
  const text = useRef<HTMLDivElement>(null);
  const { current, percent } = useReading(text, body.headings);
  const minutes = Math.max(1, Math.round(body.words / blog.wordsPerMinute));
  return (
    <article
      aria-labelledby="post-title"
      className="wrap grid lg:grid-cols-[240px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] gap-x-14 gap-y-8 lg:gap-y-12"
    >
      <header className="min-w-0 lg:col-start-2 max-w-[880px]">
        <Chips names={post.categories} />
        <h1
          id="post-title"
          lang="en"
          className="mt-4 text-[clamp(2.25rem,5.4vw,4rem)] leading-[1.04] tracking-[-0.03em] text-balance"
        >
          {post.title}
        </h1>
        <p className="mt-5 flex flex-wrap gap-x-2 text-muted">
          {post.author && <span className="font-semibold text-ink">{t(($) => $.by, { author: post.author })}</span>}
          {post.author && <span aria-hidden="true">·</span>}
          <PostDate date={post.date} />
          <span aria-hidden="true">·</span>
          <span>{t(($) => $.minutes, { count: minutes })}</span>
        </p>
        <PostImage
          picture={postPicture(post.picture, body.firstPicture)}
          placeholder={t(($) => $.noImage)}
          sizes="(min-width: 920px) 860px, 100vw"
          eager
          className="mt-8 w-full aspect-[16/9] rounded-[28px] overflow-clip"
        />
      </header>
      <div className="no-print relative lg:col-start-1 lg:row-start-1 lg:row-span-2">
        <div className="lg:sticky lg:top-28 lg:pl-7">
          <ReadingProgress percent={percent} />
          <Contents headings={body.headings} current={current} />
          <div className={body.headings.length > 0 ? 'lg:mt-6' : undefined}>
            <SharePanel title={post.title} />
          </div>
        </div>
      </div>
      <div className="min-w-0 lg:col-start-2 max-w-[640px]">
        <div ref={text}>
          <PostText body={body} />
        </div>
        {post.tags.length > 0 && (
          <ul aria-label={t(($) => $.tags)} lang="en" className="mt-10 flex flex-wrap gap-2">
            {post.tags.map((tag) => (
              <li
                key={tag}
                data-chip="tag"
                className="rounded-chip border border-line-strong px-2.5 py-1 text-sm font-medium"
              >
                {tag}
              </li>
            ))}
          </ul>
        )}
        <div className="mt-12">
          <PostCall />
        </div>
        <NextPosts after={post.slug} />
      </div>
    </article>
  );
}
