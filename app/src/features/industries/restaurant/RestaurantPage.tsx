import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { island } from '~/shared/island';
import { useIslandAtFirstSign } from '~/shared/useIslandAtFirstSign';
import { HeroText } from '../parts/HeroText';
import { IndustrySections, industrySections } from '../parts/industrySections';
import { SampleNote } from '../parts/SampleNote';

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
  useIslandAtFirstSign(scene);
  return (
    <main id="content">
      <section className="relative overflow-clip bg-ink text-white">
        <Suspense fallback={<div className="min-h-[330px]" />}>
          <scene.View />
        </Suspense>
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
      </section>
      <IndustrySections sections={sections} />
      <SampleNote />
    </main>
  );
}
