import { useTranslation } from 'react-i18next';
import { CallLink } from '~/features/site/CallLink';
import type { FaqGroup } from '~/locales/en/faq';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';
import { QuestionMarks } from './QuestionMarks';

/** The page's title, the way to each group, and whom to ask what is not answered. */
export function FaqAside({ groups }: { groups: readonly FaqGroup[] }) {
  const { t } = useTranslation('faq');
  const language = useLanguage();
  return (
    <div className="lg:sticky lg:top-26 grid gap-6">
      <QuestionMarks className="w-28 lg:w-32" />
      <h1 className="text-[clamp(2.5rem,5vw,3.75rem)] leading-[1.03] tracking-[-0.035em]">{t(($) => $.title)}</h1>
      <p className="text-lg text-muted max-w-[42ch]">{t(($) => $.text)}</p>
      <nav aria-label={t(($) => $.contents)}>
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
      <div className="rounded-card bg-mint p-6 max-lg:order-last">
        <h2 className="text-xl">{t(($) => $.contactTitle)}</h2>
        <p className="mt-2 max-w-[40ch]">{t(($) => $.contactText)}</p>
        <p className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to={pathTo('contact', language)} size="small">
            {t(($) => $.contact)}
          </ButtonLink>
          <CallLink call="bookDemo" component="faq" look="outline" size="small">
            {t(($) => $.demo)}
          </CallLink>
        </p>
      </div>
    </div>
  );
}
