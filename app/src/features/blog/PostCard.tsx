import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Chips } from './Chips';
import { PostDate } from './PostDate';
import { PostImage } from './PostImage';
import { fill, If } from './template';

/** The template of a post in a grid; its variable is `post`. The whole card is clickable; the title is the link. */
export function PostCard({ className }: { className?: string }) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  return (
    <li
      data-post={fill('post.slug')}
      className={clsx(
        'group relative flex flex-col rounded-card border border-line bg-white overflow-clip hover:border-evergreen transition-colors duration-150 focus-within:border-evergreen',
        className,
      )}
    >
      <div className="flex-1 flex flex-col gap-3 p-5 sm:p-6">
        <Chips of="post.categories" />
        <h3 lang={fill('post.lang')} className="text-xl leading-tight">
          <a
            href={`${pathTo('blog', language)}/${fill('post.slug')}`}
            className="after:absolute after:inset-0 after:rounded-card group-hover:underline underline-offset-4"
          >
            {fill('post.title')}
          </a>
        </h3>
        <p lang={fill('post.lang')} className="text-muted line-clamp-3 text-pretty">
          {fill('post.excerpt')}
        </p>
        <p className="mt-auto pt-1 text-note text-muted">
          <If of="post.author">
            <span>{fill('post.author')} · </span>
          </If>
          <PostDate of="post.date" />
          <If of="post.foreign">
            <span> · {t(($) => $.foreign)}</span>
          </If>
        </p>
      </div>
      {/* After the text, which a screen reader reads first. */}
      <PostImage
        of="post.image"
        placeholder={t(($) => $.noImage)}
        sizes="(min-width: 768px) 50vw, 100vw"
        className="order-first w-full aspect-16/9"
      />
    </li>
  );
}
