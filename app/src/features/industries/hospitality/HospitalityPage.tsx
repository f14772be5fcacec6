import { useTranslation } from 'react-i18next';
import { HeroText } from '../parts/HeroText';
import { IndustryFrame } from '../parts/IndustryFrame';
import { industrySections } from '../parts/industrySections';
import { ShiftBand } from '../parts/ShiftBand';
import HospitalityScene from './HospitalityScene';

const sections = industrySections({
  celebrate: () => import('./HospitalityCelebrate'),
  incentives: () => import('./HospitalityIncentives'),
  goals: () => import('./HospitalityGoals'),
  insights: () => import('./HospitalityInsights'),
});

/** Hospitality: the arrivals list and the key board. */
export function HospitalityPage() {
  const { t } = useTranslation('industryHospitality');
  const hero = t(($) => $.hero, { returnObjects: true });
  const closing = t(($) => $.closing, { returnObjects: true });
  return (
    <IndustryFrame
      className="bg-paper"
      sections={sections}
      closing={closing}
      shifts={<ShiftBand title={t(($) => $.shiftsTitle)} />}
    >
      <div className="absolute inset-y-0 right-0 w-full lg:w-[46%] max-lg:top-[52%] bg-peach lg:rounded-l-[48px]" />
      <div className="wrap relative grid lg:grid-cols-[10fr_11fr] gap-x-16 gap-y-12 items-center pt-8 pb-14 lg:py-20">
        <HeroText
          badge={hero.badge}
          badgeClass="bg-coral text-ink"
          title={
            <>
              <span className="block">{hero.title}</span>{' '}
              <span className="block text-coral-deep">{hero.titleMarked}</span>
            </>
          }
          text={hero.text}
        />
        <HospitalityScene />
      </div>
    </IndustryFrame>
  );
}
