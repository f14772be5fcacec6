import { useTranslation } from 'react-i18next';
import { pathToOwnTeam } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { CtaLink } from '~/site/CtaLink';
import { ButtonLink } from '~/ui/Button';
import { PersonAtWork } from '~/ui/PersonAtWork';

/** The closing call to action: the visitor's own roster. */
export default function SchedulingClosing() {
  const { t } = useTranslation('shiftScheduling');
  const language = useLanguage();
  return (
    <div className="relative overflow-clip bg-peach border-b-6 border-evergreen">
      <div className="wrap relative py-14 lg:py-20">
        <h2 className="text-[clamp(2rem,5vw,3.5rem)] leading-section measure-17">{t(($) => $.closing.title)}</h2>
        <p className="mt-5 text-lg measure-46">{t(($) => $.closing.text)}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={pathToOwnTeam(language)} reloadDocument>
            {t(($) => $.hero.drop)}
          </ButtonLink>
          <CtaLink cta="start" component="closing" variant="outline" />
        </div>
        <PersonAtWork job="bar" className="max-lg:hidden absolute right-4 bottom-0 w-56" />
      </div>
    </div>
  );
}
