import { useTranslation } from 'react-i18next';
import { LegalContents } from './LegalContents';
import { LegalSections } from './LegalSections';

/** The legal page: privacy, cookies and terms, under each of its addresses. */
export function LegalPage() {
  const { t } = useTranslation('legal');
  const short = t(($) => $.short.items, { returnObjects: true });
  return (
    <main id="content">
      <header className="border-b border-line">
        <div className="wrap pt-8 pb-12 md:pt-14 lg:pb-16 grid lg:grid-cols-7-5 gap-x-16 gap-y-9 items-end">
          <div>
            <h1 className="text-[clamp(2.625rem,6vw,4.5rem)] leading-hero tracking-hero">{t(($) => $.title)}</h1>
            <p className="mt-5 text-xl leading-relaxed measure-42">{t(($) => $.lead)}</p>
            <p className="mt-4 text-muted" data-testid="last-updated">
              {t(($) => $.updatedLabel)}: <time dateTime="2025-02-19">{t(($) => $.updated)}</time>
            </p>
          </div>
          <section aria-labelledby="in-short" className="rounded-card bg-mint p-6 sm:p-7">
            <h2 id="in-short" className="text-xl">
              {t(($) => $.short.title)}
            </h2>
            <ul className="mt-3 grid gap-2.5">
              {short.map((item) => (
                <li key={item} className="flex gap-3 leading-snug">
                  <span aria-hidden="true" className="mt-1.5 size-2.5 shrink-0 rounded-full bg-coral" />
                  {item}
                </li>
              ))}
            </ul>
          </section>
        </div>
      </header>
      <div className="wrap py-12 lg:py-20 grid lg:grid-cols-[260px_1fr] gap-x-20 gap-y-10 items-start">
        <LegalContents />
        <LegalSections />
      </div>
    </main>
  );
}
