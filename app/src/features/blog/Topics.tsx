import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnswer } from './answerCache';
import { categoryCache, tagCache } from './caches';
import { plainText } from './post';
import { useNear } from './useNear';

const key = 'all';

/** What the blog writes about, asked for when it is near. Where it cannot be had, nothing is missing. */
export function Topics() {
  const { t } = useTranslation('blog');
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const categories = useAnswer(categoryCache, near ? key : null);
  const tags = useAnswer(tagCache, near ? key : null);
  const shown = categories.kind === 'loaded' ? categories.value.filter(({ count }) => count > 0) : [];
  const words = t(($) => $.topics.categoryWords, { returnObjects: true });
  const tagNames = t(($) => $.topics.tagNames, { returnObjects: true });
  const shownTags = tags.kind === 'loaded' ? tags.value.filter(({ count }) => count > 0) : [];
  return (
    <div ref={place}>
      {shown.length > 0 && (
        <section aria-labelledby="blog-topics" className="mt-16 lg:mt-24 rounded-[28px] bg-sand p-6 sm:p-9 lg:p-11">
          <h2 id="blog-topics" className="text-[1.75rem]">
            {t(($) => $.topics.title)}
          </h2>
          <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
            {shown.map(({ id, slug, name, description, count }) => (
              <li key={id} data-topic={id} className="border-t-2 border-ink pt-3">
                <p className="flex items-baseline justify-between gap-3">
                  <span
                    lang={words[slug] ? undefined : 'en'}
                    className="font-heading font-bold text-xl tracking-[-0.02em]"
                  >
                    {words[slug]?.name ?? plainText(name)}
                  </span>
                  <span className="text-[0.9375rem] text-muted tabular-nums whitespace-nowrap">
                    {t(($) => $.topics.posts, { count })}
                  </span>
                </p>
                <p lang={words[slug] ? undefined : 'en'} className="mt-1 text-muted">
                  {words[slug]?.description ?? plainText(description)}
                </p>
              </li>
            ))}
          </ul>
          {shownTags.length > 0 && (
            <ul aria-label={t(($) => $.topics.tags)} className="mt-8 flex flex-wrap gap-2">
              {shownTags.map(({ id, slug, name }) => (
                <li
                  key={id}
                  data-chip="tag"
                  lang={tagNames[slug] ? undefined : 'en'}
                  className="rounded-chip bg-white px-2.5 py-1 text-sm font-medium"
                >
                  {tagNames[slug] ?? plainText(name)}
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}
