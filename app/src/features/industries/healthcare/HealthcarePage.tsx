import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { island } from '~/shared/island';
import { useIslandAtFirstSign } from '~/shared/useIslandAtFirstSign';
import { HeroText } from '../parts/HeroText';
import { IndustrySections, industrySections } from '../parts/industrySections';
import { SampleNote } from '../parts/SampleNote';

const scene = island(() => import('./HealthcareScene'));
const sections = industrySections({
  celebrate: () => import('./HealthcareCelebrate'),
  incentives: () => import('./HealthcareIncentives'),
  goals: () => import('./HealthcareGoals'),
  insights: () => import('./HealthcareInsights'),
});

/** Healthcare: the ward roster, with the handover at its heart. */
export function HealthcarePage() {
  const { t } = useTranslation('industryHealthcare');
  const hero = t(($) => $.hero, { returnObjects: true });
  useIslandAtFirstSign(scene);
  return (
    <main id="content">
      <section className="relative overflow-clip bg-sky">
        <div className="wrap grid lg:grid-cols-[12fr_11fr] gap-12 items-center pt-8 pb-14 lg:py-16">
          <HeroText
            className="lg:order-2"
            badge={hero.badge}
            badgeClass="bg-white text-sky-ink border border-sky-ink"
            title={
              <>
                {hero.title} <span className="text-sky-ink">{hero.titleMarked}</span>
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
