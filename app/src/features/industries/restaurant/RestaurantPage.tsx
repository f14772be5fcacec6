import { useTranslation } from 'react-i18next';
import { island } from '~/shared/island';
import { HeroText } from '../parts/HeroText';
import { HeroScene, IndustryFrame } from '../parts/IndustryFrame';
import { industrySections } from '../parts/industrySections';

const scene = island(() => import('./RestaurantScene'));
const sections = industrySections({
  celebrate: () => import('./RestaurantCelebrate'),
  goals: () => import('./RestaurantGoals'),
  incentives: () => import('./RestaurantIncentives'),
  insights: () => import('./RestaurantInsights'),
});

/** Restaurants: the pass and its tickets. */
export function RestaurantPage() {
  const { t } = useTranslation('industryRestaurant');
  const hero = t(($) => $.hero, { returnObjects: true });
  const closing = t(($) => $.closing, { returnObjects: true });
  return (
    <IndustryFrame dark className="bg-ink text-white" sections={sections} closing={closing}>
      <HeroScene of={scene} className="min-h-[330px]" />
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
