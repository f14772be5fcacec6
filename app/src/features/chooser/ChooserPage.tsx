import { useTranslation } from 'react-i18next';
import { externalAddress } from '~/shared/externalAddress';
import { pathTo } from '~/shared/paths';
import { useLanguage } from '~/shared/useLanguage';
import { useSiteSettings } from '~/shared/useSiteSettings';
import { StrokeIcon } from '~/ui/StrokeIcon';
import { TextLink } from '~/ui/TextLink';
import { DemoPicture } from './DemoPicture';
import { ExperienceCard } from './ExperienceCard';
import { SpacePicture } from './SpacePicture';

const backIcon = 'M20 12H4M10 6l-6 6 6 6';

/** The experience chooser: the demo, or one's own team space. */
export function ChooserPage() {
  const { t } = useTranslation('chooser');
  const language = useLanguage();
  const { signUpUrl } = useSiteSettings();
  return (
    <main id="content" className="relative overflow-clip -mt-20 pt-20 bg-sand">
      <div className="wrap pt-6 pb-16 lg:pt-10 lg:pb-24">
        <TextLink to={pathTo('home', language)} className="gap-2 hover:text-evergreen">
          <StrokeIcon path={backIcon} className="size-5" />
          {t(($) => $.back)}
        </TextLink>
        <h1 className="mt-4 text-[clamp(2.5rem,6vw,4.5rem)] leading-hero tracking-hero">{t(($) => $.title)}</h1>
        <p className="mt-4 text-xl measure-46">{t(($) => $.text)}</p>
        <div className="mt-10 grid gap-6 md:grid-cols-2">
          <ExperienceCard id="demo" href={pathTo('team-member-overview', language)} className="bg-evergreen text-white">
            <DemoPicture />
          </ExperienceCard>
          <ExperienceCard id="space" href={externalAddress(signUpUrl, language)} className="bg-sun text-ink">
            <SpacePicture />
          </ExperienceCard>
        </div>
      </div>
    </main>
  );
}
