import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { island } from '~/shared/island';
import { useIslandAtFirstSign } from '~/shared/useIslandAtFirstSign';
import { HeroText } from '../parts/HeroText';
import { IndustrySections, industrySections } from '../parts/industrySections';
import { SampleNote } from '../parts/SampleNote';

const scene = island(() => import('./EnterpriseScene'));
const sections = industrySections({
  celebrate: () => import('./EnterpriseCelebrate'),
  goals: () => import('./EnterpriseGoals'),
  insights: () => import('./EnterpriseInsights'),
  incentives: () => import('./EnterpriseIncentives'),
});

/** Enterprise: many sites on one map. */
export function EnterprisePage() {
  const { t } = useTranslation('industryEnterprise');
  const hero = t(($) => $.hero, { returnObjects: true });
  useIslandAtFirstSign(scene);
  return (
    <main id="content">
      <section className="relative overflow-clip bg-evergreen text-white">
        <div className="wrap relative grid lg:grid-cols-[10fr_12fr] gap-10 items-center pt-10 pb-14 lg:py-20">
          <HeroText
            dark
            badge={hero.badge}
            badgeClass="bg-white/15 text-white border border-white/40"
            title={
              <>
                <span className="block">{hero.title}</span> <span className="block text-sun">{hero.titleMarked}</span>
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
