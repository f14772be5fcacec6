import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { island } from '~/shared/island';
import { useIslandAtFirstSign } from '~/shared/useIslandAtFirstSign';
import { HeroText } from '../parts/HeroText';
import { IndustrySections, industrySections } from '../parts/industrySections';
import { SampleNote } from '../parts/SampleNote';

const scene = island(() => import('./TelemarketingScene'));
const sections = industrySections({
  celebrate: () => import('./TelemarketingCelebrate'),
  goals: () => import('./TelemarketingGoals'),
  incentives: () => import('./TelemarketingIncentives'),
  insights: () => import('./TelemarketingInsights'),
});

/** Telemarketing: the queue board across the whole page. */
export function TelemarketingPage() {
  const { t } = useTranslation('industryTelemarketing');
  const hero = t(($) => $.hero, { returnObjects: true });
  useIslandAtFirstSign(scene);
  return (
    <main id="content">
      <section className="relative overflow-clip bg-plum">
        <div className="wrap pt-10 lg:pt-14 pb-14 lg:pb-20 grid gap-12">
          <HeroText
            centred
            badge={hero.badge}
            badgeClass="bg-plum-ink text-white"
            title={hero.title}
            titleClass="text-[clamp(2.25rem,7vw,5.25rem)]"
            tagline={hero.tagline}
            text={hero.text}
          />
          <Suspense fallback={<div className="min-h-[420px]" />}>
            <scene.View />
          </Suspense>
        </div>
      </section>
      <IndustrySections sections={sections} />
      <SampleNote />
    </main>
  );
}
