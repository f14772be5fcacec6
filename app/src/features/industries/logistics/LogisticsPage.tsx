import { useTranslation } from 'react-i18next';
import { lazyMarginPx } from '~/content/scroll';
import { LazySection, lazySection } from '~/ui/LazySection';
import { HeroText } from '../parts/HeroText';
import { IndustryFrame } from '../parts/IndustryFrame';
import { industrySections } from '../parts/industrySections';
import { ShiftBand } from '../parts/ShiftBand';
import LogisticsScene from './LogisticsScene';

const sections = industrySections({
  celebrate: () => import('./LogisticsCelebrate'),
  incentives: () => import('./LogisticsIncentives'),
  goals: () => import('./LogisticsGoals'),
  insights: () => import('./LogisticsInsights'),
});
const blog = lazySection(() => import('~/features/home/BlogPreview'));

/** Logistics: the route sheet and the road. */
export function LogisticsPage() {
  const { t } = useTranslation('industryLogistics');
  const hero = t(($) => $.hero, { returnObjects: true });
  const closing = t(($) => $.closing, { returnObjects: true });
  return (
    <IndustryFrame
      className="bg-mint border-b-[6px] border-evergreen"
      sections={sections}
      closing={closing}
      shifts={<ShiftBand title={t(($) => $.shiftsTitle)} />}
      after={<LazySection id="blog" of={blog} marginPx={lazyMarginPx.least} skeletonClass="min-h-[700px]" />}
    >
      <div className="wrap grid lg:grid-cols-[11fr_10fr] gap-12 items-center pt-8 pb-16 lg:pt-10 lg:pb-24">
        <HeroText
          badge={hero.badge}
          badgeClass="bg-evergreen text-white"
          title={
            <>
              {hero.title} <span className="marked">{hero.titleMarked}</span>
            </>
          }
          text={hero.text}
        />
        <LogisticsScene />
      </div>
    </IndustryFrame>
  );
}
