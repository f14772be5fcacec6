import { useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { blog } from '~/content/blog';
import { NextPosts } from './NextPosts';
import { PostView } from './PostView';
import { cardOf } from './post';
import { type PostBody, postPicture, readBody } from './postBody';
import type { RawPost } from './rawPost';
import { useReadingPosition } from './useReadingPosition';

/** The post's body. Its parsed nodes are inserted directly, so nothing is parsed a second time. */
function PostText({ body }: { body: PostBody }) {
  const { t } = useTranslation('blogPost');
  const container = useRef<HTMLDivElement>(null);
  // Before paint: the same content may already be there, rendered by the server.
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    element.replaceChildren(body.content.cloneNode(true));
    const hide = ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement)) return;
      const placeholder = document.createElement('span');
      placeholder.className = 'post-no-image';
      placeholder.dataset.image = 'placeholder';
      placeholder.textContent = t(($) => $.noImage);
      target.replaceWith(placeholder);
    };
    // The event does not bubble, but it can be captured.
    element.addEventListener('error', hide, true);
    return () => element.removeEventListener('error', hide, true);
  }, [body, t]);
  return <div ref={container} lang="en" className="post-text" data-testid="post-body" />;
}

/** A post with its interactive parts. */
export default function PostArticle({ raw }: { raw: RawPost }) {
  const post = useMemo(() => cardOf(raw), [raw]);
  const body = useMemo(() => readBody(raw.content?.rendered ?? ''), [raw]);
  const text = useRef<HTMLDivElement>(null);
  const { current, percent } = useReadingPosition(text, body.headings);
  return (
    <PostView
      post={post}
      picture={postPicture(post.picture, body.firstPicture)}
      headings={body.headings}
      minutes={Math.max(1, Math.round(body.words / blog.wordsPerMinute))}
      current={current}
      percent={percent}
      text={text}
      next={<NextPosts after={post.slug} />}
    >
      <PostText body={body} />
    </PostView>
  );
}
