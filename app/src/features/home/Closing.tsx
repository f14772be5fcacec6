import { useTranslation } from 'react-i18next';
import { pathToOwnTeam } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { CtaLink } from '~/site/CtaLink';
import { ButtonLink } from '~/ui/Button';
import { Sunrise } from './Sunrise';

/** The closing call to action, with the sunrise. */
export default function Closing() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  return (
    <div className="relative overflow-clip bg-mint border-b-6 border-evergreen mt-8 md:mt-14">
      <div className="wrap relative z-10 pt-8 md:pt-20 lg:pt-28 grid justify-items-center text-center">
        <h2 className="text-[clamp(2.25rem,6vw,4.5rem)] leading-[1.04] measure-18">{t(($) => $.closing.title)}</h2>
        <p className="mt-4 md:mt-5 text-lg md:text-xl measure-40">{t(($) => $.closing.text)}</p>
        <div className="mt-6 md:mt-8 flex flex-wrap justify-center gap-3">
          <CtaLink cta="start" component="closing" />
          <CtaLink cta="tour" component="closing" variant="outline" tone="tint" />
        </div>
        <ButtonLink variant="text" className="mt-3" to={pathToOwnTeam(language)} reloadDocument>
          {t(($) => $.closing.ownTeam)}
        </ButtonLink>
        <p className="mt-4 md:mt-6 text-note font-medium">{t(($) => $.closing.trust)}</p>
        <p className="mt-2 text-sm measure-60 text-pretty">{t(($) => $.closing.samples)}</p>
      </div>
      <div className="mt-4 md:mt-6 flex justify-center">
        <Sunrise className="block shrink-0 w-57.5 sm:w-130 lg:w-160 -mb-7 sm:-mb-16 overflow-visible" />
      </div>
    </div>
  );
}
