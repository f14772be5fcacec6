import { IndustryPage } from '../parts/IndustryPage';
import { industrySections } from '../parts/industrySections';
import TelemarketingScene from './TelemarketingScene';

const sections = industrySections({
  celebrate: () => import('./TelemarketingCelebrate'),
  goals: () => import('./TelemarketingGoals'),
  incentives: () => import('./TelemarketingIncentives'),
  insights: () => import('./TelemarketingInsights'),
});

/** Telemarketing: a full-width queue board. */
export function TelemarketingPage() {
  return (
    <IndustryPage
      industry="telemarketing"
      job="agent"
      className="bg-plum"
      sections={sections}
      hero={{ badgeClass: 'bg-plum-ink text-white', centred: true, titleClass: 'text-[clamp(2.25rem,7vw,5.25rem)]' }}
      layout="wrap pt-10 lg:pt-14 pb-14 lg:pb-20 grid gap-12"
      scene={<TelemarketingScene />}
    />
  );
}
