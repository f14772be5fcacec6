import { Newspaper } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathToPost } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import type { PreviewPost } from './latestPosts';

/** A post of the preview; a picture that is missing or fails leaves words in its place. */
export function PostCard({ post }: { post: PreviewPost }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const [failed, setFailed] = useState(false);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(post.date));
  return (
    <li className="grid">
      <Link
        to={pathToPost(post.slug, language)}
        reloadDocument
        className="group rounded-card border border-line bg-white overflow-clip hover:border-evergreen transition-colors duration-150"
      >
        {post.image && !failed ? (
          <img
            src={post.image.url}
            alt={post.image.alt}
            width="640"
            height="400"
            loading="lazy"
            className="w-full aspect-[16/10] object-cover"
            onError={() => setFailed(true)}
          />
        ) : (
          <span className="grid place-items-center content-center gap-2 aspect-[16/10] bg-mint text-evergreen">
            <Newspaper className="size-10" strokeWidth={1.5} aria-hidden="true" />
            <span className="text-sm font-semibold">{t(($) => $.blog.noImage)}</span>
          </span>
        )}
        <span className="p-5 grid gap-2">
          <span className="text-sm text-muted">{[post.category, date].filter(Boolean).join(' · ')}</span>
          <span className="font-heading font-bold text-xl leading-tight tracking-[-0.02em] text-balance group-hover:underline underline-offset-4">
            {post.title}
          </span>
          <span className="text-muted line-clamp-2">{post.excerpt}</span>
        </span>
      </Link>
    </li>
  );
}
