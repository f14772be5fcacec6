import { useTranslation } from 'react-i18next';
import { brand } from '~/shared/brand';
import type { Language } from '~/shared/language';
import { type LinkedPageId, pathTo } from '~/shared/paths';
import { Link } from '~/ui/Link';
import { LogoMark } from '~/ui/Logo';

const funders = ['eu', 'fund', 'ministry', 'region'] as const;

/** The page may be viewed in another year than it was built in, so the year is set again in the browser. */
function Copyright({ text, year }: { text: string; year: string }) {
  const [before, after] = text.split(year);
  return (
    <p className="text-on-dark-quiet">
      {before}
      <span
        data-year=""
        suppressHydrationWarning
        ref={(element) => {
          if (element) element.textContent = year;
        }}
      >
        {year}
      </span>
      {after}
    </p>
  );
}

export default function SiteFooter({ language }: { language: Language }) {
  const { t } = useTranslation(['site', 'common']);
  const year = String(new Date().getFullYear());
  const link = 'inline-flex items-center min-h-11 min-w-11 hover:underline underline-offset-4';
  const links: [LinkedPageId, string][] = [
    ['use-cases', t(($) => $.footer.successCases)],
    ['pricing', t(($) => $.footer.pricing)],
    ['shift-scheduling', t(($) => $.footer.scheduling)],
    ['blog', t(($) => $.footer.blog)],
    ['faq', t(($) => $.footer.faq)],
    ['security', t(($) => $.footer.security)],
    ['how-we-measure', t(($) => $.footer.measures)],
    ['sign-up', t(($) => $.footer.contact)],
  ];
  return (
    <footer className="site-footer no-print bg-ink text-white">
      <div className="wrap pt-10 pb-6 md:pt-16 md:pb-8 grid gap-7 md:gap-12">
        <div className="grid gap-6 md:gap-10 lg:grid-cols-[5fr_3fr_4fr]">
          <div className="grid gap-4 content-start justify-items-start">
            <Link
              to={pathTo('home', language)}
              aria-label={t(($) => $.homeLink, { ns: 'common' })}
              className="flex items-center gap-2.5 min-h-11 rounded-control"
            >
              <LogoMark reversed className="size-9" />
              <span className="font-heading font-bold text-2xl tracking-section">{brand.name}</span>
            </Link>
            <p className="measure-44 text-on-dark-quiet">{t(($) => $.footer.tagline)}</p>
          </div>
          <nav aria-label={t(($) => $.footer.navigation)}>
            <ul className="grid grid-cols-2 lg:grid-cols-1 gap-x-6 font-semibold">
              {links.map(([page, label]) => (
                <li key={page}>
                  <Link
                    to={pathTo(page, language)}
                    // Only a full page load applies the CSP that allows the human check's script.
                    reloadDocument={page === 'sign-up' || undefined}
                    onClick={() => window.scrollTo(0, 0)}
                    className={link}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="grid gap-2 md:gap-3 content-start text-sm md:text-note text-on-dark-quiet">
            <h2 className="font-text text-base tracking-normal text-white">{t(($) => $.footer.fundingTitle)}</h2>
            <p>{t(($) => $.footer.funding)}</p>
            <p>{t(($) => $.footer.aiProject)}</p>
            <p>
              <Link to={pathTo('cdti-cam', language)} className={`${link} underline font-semibold text-white`}>
                {t(($) => $.footer.fundingLink)}
              </Link>
            </p>
          </div>
        </div>
        <ul className="grid grid-cols-2 lg:grid-cols-4 gap-2 md:gap-3">
          {funders.map((funder) => (
            <li key={funder} className="rounded-control bg-white px-2 md:px-4 py-1 sm:py-3">
              <img
                src={`/images/funders/${funder}-${language}.svg`}
                alt={t(($) => $.footer.funders[funder])}
                width="240"
                height="56"
                loading="lazy"
                className="w-full h-12 object-contain object-left text-sm text-ink"
              />
            </li>
          ))}
        </ul>
        <div className="pt-4 md:pt-6 border-t border-white/20 flex flex-wrap items-center justify-between gap-x-8 text-note">
          <Copyright text={t(($) => $.footer.copyright, { year, brand: brand.name })} year={year} />
          <p className="flex flex-wrap gap-x-6">
            <Link to={pathTo('privacy-and-terms', language)} className={link}>
              {t(($) => $.footer.privacyPolicy)}
            </Link>
            <button type="button" className={link} data-privacy-settings>
              {t(($) => $.footer.privacySettings)}
            </button>
          </p>
        </div>
      </div>
    </footer>
  );
}
