import { useTranslation } from 'react-i18next';
import type { FaqGroup } from '~/locales/en/faq';
import { QuestionMarks } from './QuestionMarks';

/** The page's title and links to the groups. */
export function FaqAside({ groups }: { groups: readonly FaqGroup[] }) {
  const { t } = useTranslation('faq');
  return (
    <div className="lg:sticky lg:top-26 grid gap-6">
      <QuestionMarks className="w-44 lg:w-60" />
      <h1 className="text-[clamp(2.5rem,5vw,3.75rem)] leading-hero tracking-hero">{t(($) => $.title)}</h1>
      <p className="text-lg text-muted measure-42">{t(($) => $.text)}</p>
      <nav aria-label={t(($) => $.contents)} className="contents-list">
        <ul className="flex flex-wrap gap-2 lg:grid lg:gap-0">
          {groups.map(({ id, title, items }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex lg:flex items-center justify-between gap-4 min-h-11 px-4 lg:px-0 rounded-control border lg:border-0 lg:border-t lg:rounded-none border-line bg-white lg:bg-transparent font-semibold hover:text-evergreen"
              >
                {title}
                <span className="max-lg:sr-only text-sm font-normal text-muted">
                  {t(($) => $.count, { count: items.length })}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
