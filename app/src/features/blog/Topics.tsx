import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pathToCategory } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Link } from '~/ui/Link';
import { allTerms, categoryCache, tagCache } from './caches';
import { plainTerm } from './post';
import { useQuery } from './queryCache';
import { useIsNear } from './useIsNear';
import { useTermTexts } from './useTermTexts';

/**
 * The blog's categories, with the current one marked; requested when near the window. Renders nothing if unavailable.
 */
export default function Topics({ current }: { current?: string }) {
  const { t } = useTranslation('blog');
  const container = useRef<HTMLDivElement>(null);
  const near = useIsNear(container);
  const categories = useQuery(categoryCache, near ? allTerms : null);
  const tags = useQuery(tagCache, near ? allTerms : null);
  const shown = categories.kind === 'loaded' ? categories.value.filter(({ count }) => count > 0) : [];
  const { categoryOf, tagOf } = useTermTexts();
  const language = useLanguage();
  const shownTags = tags.kind === 'loaded' ? tags.value.filter(({ count }) => count > 0) : [];
  return (
    <div ref={container}>
      {shown.length > 0 && (
        <section aria-labelledby="blog-topics" className="mt-16 lg:mt-24 rounded-[28px] bg-sand p-6 sm:p-9 lg:p-11">
          <h2 id="blog-topics" className="text-[1.75rem]">
            {t(($) => $.topics.title)}
          </h2>
          <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
            {shown.map((term) => {
              const { id, slug, count } = term;
              const { name, description, foreign } = categoryOf(plainTerm(term));
              return (
                <li key={id} data-topic={id} className="border-t-2 border-ink pt-1">
                  <p className="flex items-center justify-between gap-3">
                    <Link
                      to={pathToCategory(slug, language)}
                      lang={foreign}
                      aria-current={slug === current ? 'page' : undefined}
                      className="inline-flex items-center min-h-11 font-heading font-bold text-xl tracking-[-0.02em] underline decoration-1 underline-offset-4 hover:decoration-2"
                    >
                      {name}
                    </Link>
                    <span className="text-[0.9375rem] text-muted tabular-nums whitespace-nowrap">
                      {t(($) => $.topics.posts, { count })}
                    </span>
                  </p>
                  <p lang={foreign} className="text-muted">
                    {description}
                  </p>
                </li>
              );
            })}
          </ul>
          {shownTags.length > 0 && (
            <ul aria-label={t(($) => $.topics.tags)} className="mt-8 flex flex-wrap gap-2">
              {shownTags.map((term) => {
                const { name, foreign } = tagOf(plainTerm(term));
                return (
                  <li
                    key={term.id}
                    data-chip="tag"
                    lang={foreign}
                    className="rounded-chip bg-white px-2.5 py-1 text-sm font-medium"
                  >
                    {name}
                  </li>
                );
              })}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}
