import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { island } from '~/shared/island';
import { useIslandAtFirstSign } from '~/shared/useIslandAtFirstSign';
import { HeroText } from '../parts/HeroText';
import { IndustrySections, industrySections } from '../parts/industrySections';
import { SampleNote } from '../parts/SampleNote';

const scene = island(() => import('./HospitalityScene'));
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
  useIslandAtFirstSign(scene);
  return (
    <main id="content">
      <section className="relative overflow-clip bg-paper">
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
          <Suspense fallback={<div className="min-h-[480px]" />}>
            <scene.View />
          </Suspense>
        </div>
      </section>
      <IndustrySections sections={sections} />
      <SampleNote />
    </main>
  );
}
