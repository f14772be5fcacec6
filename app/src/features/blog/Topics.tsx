import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { Each, fill, fillCount, If } from './template';

/** The template of the blog's categories, with the current one marked, and its tags. */
export function Topics() {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const link = (current?: 'page') => (
    <a
      href={`${pathTo('blog', language)}/category/${fill('topic.slug')}`}
      lang={fill('topic.lang')}
      aria-current={current}
      className="inline-flex items-center min-h-11 font-heading font-bold text-xl tracking-title underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {fill('topic.name')}
    </a>
  );
  return (
    <section aria-labelledby="blog-topics" className="mt-16 lg:mt-24 rounded-band bg-sand p-6 sm:p-9 lg:p-11">
      <h2 id="blog-topics" className="text-headline">
        {t(($) => $.topics.title)}
      </h2>
      <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        <Each of="topics" as="topic">
          <li data-topic={fill('topic.id')} className="border-t-2 border-ink pt-1">
            <p className="flex items-center justify-between gap-3">
              <If of="topic.current" otherwise={link()}>
                {link('page')}
              </If>
              <span className="text-note text-muted tabular-nums whitespace-nowrap">
                {fillCount((count) => t(($) => $.topics.posts, { count }), 'topic.count')}
              </span>
            </p>
            <p lang={fill('topic.lang')} className="text-muted">
              {fill('topic.description')}
            </p>
          </li>
        </Each>
      </ul>
      <If of="topic_tags">
        <ul aria-label={t(($) => $.topics.tags)} className="mt-8 flex flex-wrap gap-2">
          <Each of="topic_tags" as="tag">
            <li
              data-chip="tag"
              lang={fill('tag.lang')}
              className="rounded-chip bg-white px-2.5 py-1 text-sm font-medium"
            >
              {fill('tag.name')}
            </li>
          </Each>
        </ul>
      </If>
    </section>
  );
}
