import { useTranslation } from 'react-i18next';
import { HeroText } from '../parts/HeroText';
import { IndustryFrame } from '../parts/IndustryFrame';
import { industrySections } from '../parts/industrySections';
import { ShiftBand } from '../parts/ShiftBand';
import TelemarketingScene from './TelemarketingScene';

const sections = industrySections({
  celebrate: () => import('./TelemarketingCelebrate'),
  goals: () => import('./TelemarketingGoals'),
  incentives: () => import('./TelemarketingIncentives'),
  insights: () => import('./TelemarketingInsights'),
});

/** Telemarketing: the queue board across the whole page. */
export function TelemarketingPage() {
  const { t } = useTranslation('industryTelemarketing');
  const hero = t(($) => $.hero, { returnObjects: true });
  const closing = t(($) => $.closing, { returnObjects: true });
  return (
    <IndustryFrame
      className="bg-plum"
      sections={sections}
      closing={closing}
      shifts={<ShiftBand title={t(($) => $.shiftsTitle)} />}
    >
      <div className="wrap pt-10 lg:pt-14 pb-14 lg:pb-20 grid gap-12">
        <HeroText
          centred
          badge={hero.badge}
          badgeClass="bg-plum-ink text-white"
          title={hero.title}
          titleClass="text-[clamp(2.25rem,7vw,5.25rem)]"
          tagline={hero.tagline}
          text={hero.text}
        />
        <TelemarketingScene />
      </div>
    </IndustryFrame>
  );
}
