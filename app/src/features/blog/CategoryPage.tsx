import { Fragment, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageMeta } from '~/shared/pageMeta';
import { pathTo, pathToCategory } from '~/shared/paths';
import { siteSettings } from '~/shared/settings';
import { useHydrated } from '~/shared/useHydrated';
import { useLanguage } from '~/shared/useLanguage';
import { Skeleton } from '~/ui/Skeleton';
import { useAnswer } from './answerCache';
import { CategoryIntro } from './CategoryIntro';
import { allTerms, categoryCache } from './caches';
import { PostList } from './PostList';
import { plainTerm } from './post';
import { useTermWords } from './useTermWords';
import { readWrittenCategories, WrittenCategory } from './WrittenCategory';
import { WrittenTitle } from './WrittenTitle';

const CategoryMissing = lazy(() => import('./CategoryMissing'));

/** Placeholder for the category's name in the prerendered head; the server knows this word, and `shell` as the slug. */
const sampleName = 'sample-category';

/** The page's head: prerendered with a placeholder that the server replaces; the app then changes only the title. */
function CategoryHead({ title }: { title?: string }) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  if (!import.meta.env.SSR) return <WrittenTitle title={title} />;
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
    const written = import.meta.env.SSR ? undefined : readWrittenCategories();
    if (written) categoryCache.put(allTerms, written);
  });
  const answer = useAnswer(categoryCache, hydrated ? allTerms : null);
  const { categoryOf } = useTermWords();
  const category =
    answer.kind === 'loaded' ? answer.value.find((term) => term.slug === slug && term.count > 0) : undefined;
  const words = category && categoryOf(plainTerm(category));
  const missing = answer.kind === 'failed' || (answer.kind === 'loaded' && !category);
  const title = words && t(($) => $.category.meta.title, { category: words.name });
  return (
    <main id="content" data-category-state={missing ? 'missing' : answer.kind}>
      <CategoryHead title={missing ? t(($) => $.category.missing.meta) : title} />
      {answer.kind === 'loading' && (
        <Fragment key={slug}>
          <WrittenCategory />
          <div className="peer-[:not(:empty)]:hidden">
            <IntroSkeleton label={t(($) => $.category.loading)} />
          </div>
        </Fragment>
      )}
      {words && <CategoryIntro words={words} />}
      {missing ? (
        <Suspense>
          <CategoryMissing onRetry={answer.kind === 'failed' ? () => void categoryCache.ask(allTerms) : undefined} />
        </Suspense>
      ) : (
        <PostList path={pathToCategory(slug, language)} category={{ slug, id: category?.id }} />
      )}
    </main>
  );
}
