import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { island } from '~/shared/island';
import { useIslandAtFirstSign } from '~/shared/useIslandAtFirstSign';
import { HeroText } from '../parts/HeroText';
import { IndustrySections, industrySections } from '../parts/industrySections';
import { SampleNote } from '../parts/SampleNote';

const scene = island(() => import('./SmallbusinessScene'));
const sections = industrySections({
  celebrate: () => import('./SmallbusinessCelebrate'),
  goals: () => import('./SmallbusinessGoals'),
  incentives: () => import('./SmallbusinessIncentives'),
  insights: () => import('./SmallbusinessInsights'),
});

/** Small business: the corner shop. */
export function SmallbusinessPage() {
  const { t } = useTranslation('industrySmallbusiness');
  const hero = t(($) => $.hero, { returnObjects: true });
  useIslandAtFirstSign(scene);
  return (
    <main id="content">
      <section className="relative overflow-clip bg-sun">
        <div className="wrap grid lg:grid-cols-2 gap-10 items-end pt-8 lg:pt-12">
          <HeroText
            className="lg:pb-20"
            badge={hero.badge}
            badgeClass="bg-ink text-white"
            title={
              <>
                {hero.title}{' '}
                <span className="bg-[linear-gradient(transparent_64%,#fff_64%_92%,transparent_92%)] box-decoration-clone">
                  {hero.titleMarked}
                </span>
              </>
            }
            text={hero.text}
          />
          <Suspense fallback={<div className="min-h-[460px]" />}>
            <scene.View />
          </Suspense>
        </div>
      </section>
      <IndustrySections sections={sections} />
      <SampleNote />
    </main>
  );
}
