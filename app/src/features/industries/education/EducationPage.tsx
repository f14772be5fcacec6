import { useTranslation } from 'react-i18next';
import { HeroText } from '../parts/HeroText';
import { IndustryFrame } from '../parts/IndustryFrame';
import { industrySections } from '../parts/industrySections';
import { ShiftBand } from '../parts/ShiftBand';
import EducationScene from './EducationScene';

const sections = industrySections({
  celebrate: () => import('./EducationCelebrate'),
  incentives: () => import('./EducationIncentives'),
  goals: () => import('./EducationGoals'),
  insights: () => import('./EducationInsights'),
});

/** Education: the timetable and what is not on it. */
export function EducationPage() {
  const { t } = useTranslation('industryEducation');
  const hero = t(($) => $.hero, { returnObjects: true });
  const closing = t(($) => $.closing, { returnObjects: true });
  return (
    <IndustryFrame
      className="border-b border-line"
      sections={sections}
      closing={closing}
      shifts={<ShiftBand title={t(($) => $.shiftsTitle)} />}
    >
      <div className="wrap grid lg:grid-cols-[11fr_12fr] gap-12 items-center pt-8 pb-14 lg:pt-12 lg:pb-20">
        <HeroText
          badge={hero.badge}
          badgeClass="bg-sky text-sky-ink"
          title={
            <>
              {hero.title}{' '}
              <span className="underline decoration-coral decoration-[6px] underline-offset-[10px]">
                {hero.titleMarked}
              </span>
            </>
          }
          text={hero.text}
        />
        <EducationScene />
      </div>
    </IndustryFrame>
  );
}
