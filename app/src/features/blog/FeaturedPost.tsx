import { useTranslation } from 'react-i18next';
import { blog } from '~/content/blog';
import { pathToPost } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Link } from '~/ui/Link';
import { StrokeIcon } from '~/ui/StrokeIcon';
import { Chips } from './Chips';
import { PostDate } from './PostDate';
import { PostImage } from './PostImage';
import type { PostCardData } from './post';

const nextIcon = 'M4 12h16M14 6l6 6-6 6';

/** The first post of a page, large. */
export function FeaturedPost({ post }: { post: PostCardData }) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  return (
    <article
      data-featured={post.slug}
      className="group relative grid lg:grid-cols-[7fr_5fr] rounded-[28px] bg-evergreen text-white overflow-clip"
    >
      <div className="flex flex-col items-start gap-4 p-6 sm:p-9 lg:p-11">
        <Chips categories={post.categories.slice(0, blog.chipsPerCard)} />
        <h2 lang="en" className="text-[clamp(1.75rem,3vw,2.5rem)] leading-[1.08]">
          <Link
            to={pathToPost(post.slug, language)}
            className="after:absolute after:inset-0 after:rounded-[28px] group-hover:underline decoration-2 underline-offset-4 focus-visible:outline-sun!"
          >
            {post.title}
          </Link>
        </h2>
        <p lang="en" className="text-lg text-[#E3F0EA] line-clamp-4 text-pretty">
          {post.excerpt}
        </p>
        <p className="mt-auto pt-2 text-[0.9375rem] text-[#CFE7DC]">
          {post.author && <span>{post.author} · </span>}
          <PostDate date={post.date} />
        </p>
        <span aria-hidden="true" className="inline-flex items-center gap-2 font-semibold text-sun">
          {t(($) => $.read)}
          <StrokeIcon
            path={nextIcon}
            className="size-5 transition-[translate] duration-150 group-hover:translate-x-1"
          />
        </span>
      </div>
      {/* After the text, which a screen reader reads first. */}
      <PostImage
        picture={post.picture}
        placeholder={t(($) => $.featured)}
        sizes="(min-width: 1024px) 700px, 100vw"
        eager
        className="order-first w-full h-full aspect-[16/10] lg:aspect-auto lg:min-h-[440px]"
      />
    </article>
  );
}
