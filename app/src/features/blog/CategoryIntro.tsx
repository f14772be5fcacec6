import { useTranslation } from 'react-i18next';
import { brand } from '~/shared/brand';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Breadcrumbs } from '~/ui/Breadcrumbs';
import { fill, If } from './template';

/** The template of a category's header. */
export function CategoryIntro() {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const [name, lang] = [fill('category.name'), fill('category.lang')];
  const crumbs = [
    { name: brand.name, path: pathTo('home', language) },
    { name: t(($) => $.category.blog), path: pathTo('blog', language) },
    { name, foreign: lang },
  ];
  return (
    <section className="-mt-20 pt-20 bg-sun">
      <div className="wrap pt-5 md:pt-8 pb-36 lg:pb-44">
        <Breadcrumbs crumbs={crumbs} />
        <p className="mt-6 md:mt-10 font-semibold">{t(($) => $.category.label)}</p>
        <h1 lang={lang} className="mt-2 text-hero leading-display tracking-hero measure-16">
          {name}
        </h1>
        <If of="category.description">
          <p lang={lang} className="mt-5 text-intro leading-relaxed measure-48 text-pretty">
            {fill('category.description')}
          </p>
        </If>
      </div>
    </section>
  );
}
