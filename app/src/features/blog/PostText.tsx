import '~/styles/post.css';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostBody } from './postBody';

/** The post's own words. Its nodes are put in as they are: nothing of them is parsed a second time. */
export function PostText({ body }: { body: PostBody }) {
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
