import { useTranslation } from 'react-i18next';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { CtaLink } from '~/site/CtaLink';
import { ButtonLink } from '~/ui/Button';

/** What the price covers and what not, and a call to action. */
export function PriceNotes() {
  const { t } = useTranslation('pricing');
  const language = useLanguage();
  const items = t(($) => $.notes.items, { returnObjects: true });
  return (
    <section className="bg-sand border-y border-line">
      <div className="wrap py-14 lg:py-20">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <h2 className="text-section">{t(($) => $.notes.title)}</h2>
          <ButtonLink to={pathTo('faq', language)} variant="outline">
            {t(($) => $.notes.faq)}
          </ButtonLink>
        </div>
        <ul className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-3">
          {items.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-ink pt-4">
              <span aria-hidden="true" className="font-heading font-bold text-figure-lg leading-none text-peach-ink">
                {index + 1}
              </span>
              <h3 className="mt-3 text-title">{title}</h3>
              <p className="mt-2.5 text-pretty measure-46">{text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-8 text-note text-muted measure-75">{t(($) => $.notes.limited)}</p>
        <div className="mt-12 rounded-band bg-evergreen text-white p-7 sm:p-10 lg:p-12 flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
          <div>
            <h2 className="text-[clamp(1.625rem,3vw,2.375rem)] measure-24">{t(($) => $.closing.title)}</h2>
            <p className="mt-3 text-on-dark">{t(($) => $.closing.text)}</p>
          </div>
          <CtaLink cta="start" component="pricing_closing" tone="dark" />
        </div>
      </div>
    </section>
  );
}
