import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { StrokeIcon } from '~/ui/StrokeIcon';
import { Chips } from './Chips';
import { PostDate } from './PostDate';
import { PostImage } from './PostImage';
import { fill, If } from './template';

const nextIcon = 'M4 12h16M14 6l6 6-6 6';

/** The template of the first post of a page, large; its variable is `featured`. */
export function FeaturedPost() {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  return (
    <article
      data-featured={fill('featured.slug')}
      className="group relative grid lg:grid-cols-7-5 rounded-band bg-evergreen text-white overflow-clip"
    >
      <div className="flex flex-col items-start gap-4 p-6 sm:p-9 lg:p-11">
        <Chips of="featured.categories" />
        <h2 lang={fill('featured.lang')} className="text-[clamp(1.75rem,3vw,2.5rem)] leading-[1.08]">
          <a
            href={`${pathTo('blog', language)}/${fill('featured.slug')}`}
            className="after:absolute after:inset-0 after:rounded-band group-hover:underline decoration-2 underline-offset-4 focus-visible:outline-sun"
          >
            {fill('featured.title')}
          </a>
        </h2>
        <p lang={fill('featured.lang')} className="text-lg text-on-dark line-clamp-4 text-pretty">
          {fill('featured.excerpt')}
        </p>
        <p className="mt-auto pt-2 text-note text-on-dark-soft">
          <If of="featured.author">
            <span>{fill('featured.author')} · </span>
          </If>
          <PostDate of="featured.date" />
          <If of="featured.foreign">
            <span> · {t(($) => $.foreign)}</span>
          </If>
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
        of="featured.image"
        placeholder={t(($) => $.featured)}
        sizes="(min-width: 1024px) 700px, 100vw"
        eager
        className="order-first w-full h-full aspect-16/10 lg:aspect-auto lg:min-h-110"
      />
    </article>
  );
}
