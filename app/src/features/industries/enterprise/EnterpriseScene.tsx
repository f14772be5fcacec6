import { useTranslation } from 'react-i18next';
import { industrySamples } from '~/content/industries';
import { PointsBadge } from '~/ui/PointsBadge';
import { useFormats } from '../parts/useFormats';
import { SiteMap } from './SiteMap';

/** A map of sites with a recognition between two of them. */
export default function EnterpriseScene() {
  const { t } = useTranslation('industryEnterprise');
  const { gain } = useFormats();
  const { sites, from, to, thanks } = t(($) => $.scene, { returnObjects: true });
  return (
    <div role="img" aria-label={t(($) => $.hero.picture)} className="relative w-full max-w-165 justify-self-center">
      <SiteMap names={sites} className="w-full" />
      <div className="mt-4 sm:-mt-6 sm:ml-auto sm:w-87.5 rounded-card bg-white text-ink p-5 shadow-float">
        <p className="flex items-start justify-between gap-3 text-sm leading-snug">
          <span>
            <span className="block font-semibold">{from}</span>
            <span className="block text-muted">{to}</span>
          </span>
          <PointsBadge>{gain(industrySamples.enterprise.recognitionPoints)}</PointsBadge>
        </p>
        <p className="mt-2 text-lg leading-snug">{thanks}</p>
      </div>
    </div>
  );
}
