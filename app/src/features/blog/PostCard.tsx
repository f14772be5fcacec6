import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { blog } from '~/content/blog';
import { pathToPost } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Link } from '~/ui/Link';
import { Chips } from './Chips';
import { PostDate } from './PostDate';
import { PostImage } from './PostImage';
import type { PostCardData } from './post';

/** A post in the grid. The whole card is clickable; the title is the link. */
export function PostCard({ post, className }: { post: PostCardData; className?: string }) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  return (
    <li
      data-post={post.slug}
      className={clsx(
        'group relative flex flex-col rounded-card border border-line bg-white overflow-clip hover:border-evergreen transition-colors duration-150 focus-within:border-evergreen',
        className,
      )}
    >
      <div className="flex-1 flex flex-col gap-3 p-5 sm:p-6">
        <Chips categories={post.categories.slice(0, blog.chipsPerCard)} />
        <h3 lang="en" className="text-xl leading-tight">
          <Link
            to={pathToPost(post.slug, language)}
            className="after:absolute after:inset-0 after:rounded-card group-hover:underline underline-offset-4"
          >
            {post.title}
          </Link>
        </h3>
        <p lang="en" className="text-muted line-clamp-3 text-pretty">
          {post.excerpt}
        </p>
        <p className="mt-auto pt-1 text-[0.9375rem] text-muted">
          {post.author && <span>{post.author} · </span>}
          <PostDate date={post.date} />
        </p>
      </div>
      {/* After the text, which a screen reader reads first. */}
      <PostImage
        picture={post.picture}
        placeholder={t(($) => $.noImage)}
        sizes="(min-width: 768px) 50vw, 100vw"
        className="order-first w-full aspect-[16/9]"
      />
    </li>
  );
}
