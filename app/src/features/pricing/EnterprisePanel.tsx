import { useTranslation } from 'react-i18next';
import { enterpriseFeatures } from '~/content/plans';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { ButtonLink } from '~/ui/Button';
import { FeatureTick } from './FeatureTick';
import { SitesCard } from './SitesCard';

/** The enterprise card: negotiable price, included features, and two assurances. */
export function EnterprisePanel() {
  const { t } = useTranslation('pricing');
  const language = useLanguage();
  return (
    <article
      aria-labelledby="enterprise-title"
      className="grid lg:grid-cols-5-7 rounded-band overflow-clip border border-line bg-white shadow-card"
    >
      <div className="relative bg-evergreen text-white p-6 sm:p-10 lg:p-12 flex flex-col items-start">
        <p className="rounded-chip bg-sun px-2.5 py-1 text-sm font-bold text-ink">{t(($) => $.enterprise.name)}</p>
        <h2 id="enterprise-title" className="mt-5 text-[clamp(1.75rem,3vw,2.375rem)]">
          {t(($) => $.enterprise.title)}
        </h2>
        <p className="mt-6 font-heading font-bold text-[2.25rem] leading-none tracking-section text-sun">
          {t(($) => $.enterprise.price)}
        </p>
        <p className="mt-4 measure-42 text-on-dark">{t(($) => $.enterprise.terms)}</p>
        <ButtonLink to={pathTo('contact', language)} tone="dark" className="mt-7">
          {t(($) => $.enterprise.contact)}
        </ButtonLink>
        <SitesCard className="mt-10 w-full" />
      </div>
      <div className="p-6 sm:p-10 lg:p-12 flex flex-col gap-9 justify-between">
        <ul aria-label={t(($) => $.enterprise.list)} className="grid sm:grid-cols-2 gap-x-8 gap-y-7">
          {enterpriseFeatures.map((id) => (
            <li key={id} className="border-t-2 border-ink pt-3">
              <span className="block font-heading font-bold text-xl tracking-title">
                {t(($) => $.enterprise.features[id].title)}
              </span>
              <span className="block mt-1 text-muted">{t(($) => $.enterprise.features[id].text)}</span>
            </li>
          ))}
        </ul>
        <ul className="flex flex-wrap gap-3">
          {(['iso', 'gdpr'] as const).map((id) => (
            <li key={id} className="flex-1 basis-56 flex items-center gap-3.5 rounded-card bg-mint px-5 py-4">
              <FeatureTick look="large" />
              <span className="leading-snug">
                <span className="block font-bold">{t(($) => $.enterprise.ticks[id])}</span>
                <span className="block text-note text-evergreen-deep">{t(($) => $.enterprise.tickNotes[id])}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
