import { useTranslation } from 'react-i18next';
import { brand } from '~/shared/brand';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Breadcrumbs } from '~/ui/Breadcrumbs';
import type { TermTexts } from './useTermTexts';

/** Header of a category's posts. The server fills in the same markup, and finds the texts by their attributes. */
export function CategoryIntro({ texts: { name, description, foreign } }: { texts: TermTexts }) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const crumbs = [
    { name: brand.name, path: pathTo('home', language) },
    { name: t(($) => $.category.blog), path: pathTo('blog', language) },
    { name, foreign, data: 'name' },
  ];
  return (
    <section className="-mt-20 pt-20 bg-sun">
      <div className="wrap pt-5 md:pt-8 pb-36 lg:pb-44">
        <Breadcrumbs crumbs={crumbs} />
        <p className="mt-6 md:mt-10 font-semibold">{t(($) => $.category.label)}</p>
        <h1
          data-category="name"
          lang={foreign}
          className="mt-2 text-[clamp(2.5rem,5.6vw,4.25rem)] leading-[1.02] tracking-[-0.035em] max-w-[16ch]"
        >
          {name}
        </h1>
        {description !== '' && (
          <p
            data-category="description"
            lang={foreign}
            className="mt-5 text-[clamp(1.0625rem,1.5vw,1.25rem)] leading-relaxed max-w-[48ch] text-pretty"
          >
            {description}
          </p>
        )}
      </div>
    </section>
  );
}
