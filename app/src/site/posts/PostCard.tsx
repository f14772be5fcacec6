import { useTranslation } from 'react-i18next';
import { pathToPost } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Link } from '~/ui/Link';
import type { LatestPost } from './latestPosts';
import { PostDate } from './PostDate';
import { PostImage } from './PostImage';
import { useCategoryName } from './useCategoryName';

/** A post in the preview, with a text in place of an image that is missing or fails to load. */
export function PostCard({ post }: { post: LatestPost }) {
  const { t } = useTranslation('blogPreview');
  const language = useLanguage();
  const categoryName = useCategoryName();
  const [category] = post.categories.map(categoryName);
  return (
    <li className="grid">
      <Link
        to={pathToPost(post.slug, language)}
        className="group max-md:grid max-md:grid-cols-[7rem_1fr] rounded-card border border-line bg-white overflow-clip hover:border-evergreen transition-colors duration-150"
      >
        <PostImage
          picture={post.picture}
          language={post.language}
          placeholder={t(($) => $.noImage)}
          sizes="(min-width: 768px) 400px, 200px"
          className="w-full md:aspect-16/10 max-md:h-full"
        />
        <span className="p-3.5 md:p-5 grid gap-1 md:gap-2 content-start">
          <span className="text-sm text-muted">
            {category && <span lang={category.foreign}>{category.name} · </span>}
            <PostDate date={post.date} />
            {post.language !== language && ` · ${t(($) => $.foreign)}`}
          </span>
          <span
            lang={post.language}
            className="font-heading font-bold text-lead md:text-xl leading-tight tracking-title text-balance group-hover:underline underline-offset-4"
          >
            {post.title}
          </span>
          <span lang={post.language} className="text-muted line-clamp-2 max-md:hidden">
            {post.excerpt}
          </span>
        </span>
      </Link>
    </li>
  );
}
