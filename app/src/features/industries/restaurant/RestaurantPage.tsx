import { useTranslation } from 'react-i18next';
import { lazyMarginPx } from '~/content/scroll';
import { LazySection, lazySection } from '~/ui/LazySection';
import { HeroText } from '../parts/HeroText';
import { IndustryFrame } from '../parts/IndustryFrame';
import { industrySections } from '../parts/industrySections';
import RestaurantScene from './RestaurantScene';

const sections = industrySections({
  celebrate: () => import('./RestaurantCelebrate'),
  goals: () => import('./RestaurantGoals'),
  incentives: () => import('./RestaurantIncentives'),
  insights: () => import('./RestaurantInsights'),
});

const week = lazySection(() => import('~/features/live-roster/LiveRoster'));

/** Restaurants: the pass and its tickets. */
export function RestaurantPage() {
  const { t } = useTranslation('industryRestaurant');
  const hero = t(($) => $.hero, { returnObjects: true });
  const closing = t(($) => $.closing, { returnObjects: true });
  return (
    <IndustryFrame
      dark
      className="bg-ink text-white"
      sections={sections}
      closing={closing}
      shifts={<LazySection id="shifts" of={week} marginPx={lazyMarginPx.least} skeletonClass="min-h-[720px]" />}
    >
      <RestaurantScene />
      <div className="wrap pt-10 pb-16 lg:pt-12 lg:pb-24">
        <HeroText
          dark
          badge={hero.badge}
          badgeClass="bg-coral text-ink"
          title={
            <>
              {hero.title} <span className="text-sun">{hero.titleMarked}</span>
            </>
          }
          titleClass="text-[clamp(2.375rem,6.2vw,5rem)] max-w-[16ch]"
          text={hero.text}
        />
      </div>
    </IndustryFrame>
  );
}
