import { Fragment, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazy } from '~/shared/lazy';
import { pageMeta } from '~/shared/pageMeta';
import { pathTo, pathToCategory } from '~/shared/paths';
import { siteSettings } from '~/shared/settings';
import { useHydrated } from '~/shared/useHydrated';
import { useLanguage } from '~/shared/useLanguage';
import { Skeleton } from '~/ui/Skeleton';
import { CategoryIntro } from './CategoryIntro';
import { allTerms, categoryCache } from './caches';
import { PostList } from './PostList';
import { plainTerm } from './post';
import { useQuery } from './queryCache';
import { readEmbeddedCategories, ServerRenderedCategory } from './ServerRenderedCategory';
import { ServerRenderedTitle } from './ServerRenderedTitle';
import { useTermTexts } from './useTermTexts';

const CategoryUnavailable = lazy(() => import('./CategoryUnavailable'));

/** Placeholder for the category's name in the prerendered head; the server knows this word, and `shell` as the slug. */
const sampleName = 'sample-category';

/** The page's head: prerendered with a placeholder that the server replaces; the app then changes only the title. */
function CategoryHead({ title }: { title?: string }) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  if (!import.meta.env.SSR) return <ServerRenderedTitle title={title} />;
  const texts = {
    title: t(($) => $.category.meta.title, { category: sampleName }),
    description: t(($) => $.category.meta.description, { category: sampleName }),
  };
  // Categories share the blog's image.
  const meta = pageMeta(texts, { pathname: pathTo('blog', language), search: '' });
  const address = siteSettings().publicUrl + pathToCategory('shell', language);
  return meta.map((tag) => {
    if ('title' in tag) return <title key="title">{texts.title}</title>;
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

function IntroSkeleton({ label }: { label: string }) {
  return (
    <div className="-mt-20 pt-20 bg-sun">
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className="wrap pt-28 pb-44 lg:pb-56">
        <Skeleton className="h-16 max-w-120" />
      </div>
    </div>
  );
}

/** The posts of a blog category, by slug. */
export function CategoryPage({ slug }: { slug: string }) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const hydrated = useHydrated();
  // Server-rendered content needs no request.
  useState(() => {
    const embedded = import.meta.env.SSR ? undefined : readEmbeddedCategories();
    if (embedded) categoryCache.set(allTerms, embedded);
  });
  const query = useQuery(categoryCache, hydrated ? allTerms : null);
  const { categoryOf } = useTermTexts();
  const category =
    query.kind === 'loaded' ? query.value.find((term) => term.slug === slug && term.count > 0) : undefined;
  const texts = category && categoryOf(plainTerm(category));
  const missing = query.kind === 'failed' || (query.kind === 'loaded' && !category);
  const title = texts && t(($) => $.category.meta.title, { category: texts.name });
  return (
    <main id="content" data-category-state={missing ? 'missing' : query.kind}>
      <CategoryHead title={missing ? t(($) => $.category.missing.meta) : title} />
      {query.kind === 'loading' && (
        <Fragment key={slug}>
          <ServerRenderedCategory />
          <div className="peer-[:not(:empty)]:hidden">
            <IntroSkeleton label={t(($) => $.category.loading)} />
          </div>
        </Fragment>
      )}
      {texts && <CategoryIntro texts={texts} />}
      {missing ? (
        <Suspense>
          <CategoryUnavailable
            onRetry={query.kind === 'failed' ? () => void categoryCache.fetch(allTerms) : undefined}
          />
        </Suspense>
      ) : (
        <PostList path={pathToCategory(slug, language)} category={{ slug, id: category?.id }} />
      )}
    </main>
  );
}
