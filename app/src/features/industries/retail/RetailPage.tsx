import { useTranslation } from 'react-i18next';
import { HeroText } from '../parts/HeroText';
import { IndustryFrame } from '../parts/IndustryFrame';
import { industrySections } from '../parts/industrySections';
import { ShiftBand } from '../parts/ShiftBand';
import RetailScene from './RetailScene';

const sections = industrySections({
  celebrate: () => import('./RetailCelebrate'),
  incentives: () => import('./RetailIncentives'),
  goals: () => import('./RetailGoals'),
  insights: () => import('./RetailInsights'),
});

/** Retail: the till line on a Saturday. */
export function RetailPage() {
  const { t } = useTranslation('industryRetail');
  const hero = t(($) => $.hero, { returnObjects: true });
  const closing = t(($) => $.closing, { returnObjects: true });
  return (
    <IndustryFrame
      className="bg-sand"
      sections={sections}
      closing={closing}
      shifts={<ShiftBand title={t(($) => $.shiftsTitle)} />}
    >
      <div className="wrap pt-8 lg:pt-12 grid gap-y-10">
        <HeroText
          badge={hero.badge}
          badgeClass="bg-sun text-ink"
          title={
            <>
              {hero.title} <span className="marked">{hero.titleMarked}</span>
            </>
          }
          titleClass="text-[clamp(2.375rem,6vw,4.75rem)] max-w-[17ch]"
          text={hero.text}
        />
        <RetailScene />
      </div>
    </IndustryFrame>
  );
}
