import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { island } from '~/shared/island';
import { useIslandAtFirstSign } from '~/shared/useIslandAtFirstSign';
import { HeroText } from '../parts/HeroText';
import { IndustrySections, industrySections } from '../parts/industrySections';
import { SampleNote } from '../parts/SampleNote';

const scene = island(() => import('./RetailScene'));
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
  useIslandAtFirstSign(scene);
  return (
    <main id="content">
      <section className="relative overflow-clip bg-sand">
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
          <Suspense fallback={<div className="min-h-[360px]" />}>
            <scene.View />
          </Suspense>
        </div>
      </section>
      <IndustrySections sections={sections} />
      <SampleNote />
    </main>
  );
}
