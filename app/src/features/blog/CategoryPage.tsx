import { useTranslation } from 'react-i18next';
import { pageMeta } from '~/shared/pageMeta';
import { pathTo } from '~/shared/paths';
import { siteSettings } from '~/shared/settings';
import { useLanguage } from '~/shared/useLanguage';
import { CategoryIntro } from './CategoryIntro';
import { PostList } from './PostList';
import { fill, If } from './template';
import { Unavailable } from './Unavailable';

/** The template of the head. */
function CategoryHead() {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const category = fill('category.name');
  const title = t(($) => $.category.meta.title, { category });
  const texts = { title, description: t(($) => $.category.meta.description, { category }) };
  // Categories share the blog's image.
  const meta = pageMeta(texts, { pathname: pathTo('blog', language), search: '' });
  const address = `${siteSettings().publicUrl}${pathTo('blog', language)}/category/shell`;
  return meta.map((tag) => {
    if ('title' in tag) {
      const missing = t(($) => $.category.missing.meta);
      return <title key="title">{`⟦% if missing %⟧${missing}⟦% else %⟧${title}⟦% endif %⟧`}</title>;
    }
    const { property, name, content } = tag as { property?: string; name?: string; content: string };
    return (
      <meta
        key={property ?? name}
        property={property}
        name={name}
        content={property === 'og:url' ? address : content}
      />
    );
  });
}

/** The posts of a category. */
export function CategoryPage() {
  const { t } = useTranslation('blog');
  const texts = t(($) => $.category.missing, { returnObjects: true });
  return (
    <>
      <CategoryHead />
      <main id="content">
        <If
          of="missing"
          otherwise={
            <>
              <CategoryIntro />
              <PostList />
            </>
          }
        >
          <Unavailable title={texts.title} text={texts.text} back={texts.back} retry={t(($) => $.retry)} />
        </If>
      </main>
    </>
  );
}
