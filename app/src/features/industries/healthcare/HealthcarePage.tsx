import { useTranslation } from 'react-i18next';
import { HeroText } from '../parts/HeroText';
import { IndustryFrame } from '../parts/IndustryFrame';
import { industrySections } from '../parts/industrySections';
import { ShiftBand } from '../parts/ShiftBand';
import HealthcareScene from './HealthcareScene';

const sections = industrySections({
  celebrate: () => import('./HealthcareCelebrate'),
  incentives: () => import('./HealthcareIncentives'),
  goals: () => import('./HealthcareGoals'),
  insights: () => import('./HealthcareInsights'),
});

/** Healthcare: the ward roster, with the handover at its heart. */
export function HealthcarePage() {
  const { t } = useTranslation('industryHealthcare');
  const hero = t(($) => $.hero, { returnObjects: true });
  const closing = t(($) => $.closing, { returnObjects: true });
  return (
    <IndustryFrame
      className="bg-sky"
      sections={sections}
      closing={closing}
      shifts={<ShiftBand title={t(($) => $.shiftsTitle)} />}
    >
      <div className="wrap grid lg:grid-cols-[12fr_11fr] gap-12 items-center pt-8 pb-14 lg:py-16">
        <HeroText
          className="lg:order-2"
          badge={hero.badge}
          badgeClass="bg-white text-sky-ink border border-sky-ink"
          title={
            <>
              {hero.title} <span className="text-sky-ink">{hero.titleMarked}</span>
            </>
          }
          text={hero.text}
        />
        <HealthcareScene />
      </div>
    </IndustryFrame>
  );
}
