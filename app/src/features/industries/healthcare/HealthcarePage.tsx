import { IndustryPage } from '../parts/IndustryPage';
import { industrySections } from '../parts/industrySections';
import HealthcareScene from './HealthcareScene';

const sections = industrySections({
  celebrate: () => import('./HealthcareCelebrate'),
  incentives: () => import('./HealthcareIncentives'),
  goals: () => import('./HealthcareGoals'),
  insights: () => import('./HealthcareInsights'),
});

/** Healthcare: the ward roster and the handover. */
export function HealthcarePage() {
  return (
    <IndustryPage
      industry="healthcare"
      job="nurse"
      className="bg-sky"
      sections={sections}
      hero={{
        badgeClass: 'bg-white text-sky-ink border border-sky-ink',
        markedClass: 'text-sky-ink',
        className: 'lg:order-2',
      }}
      layout="wrap grid lg:grid-cols-12-11 gap-12 items-center pt-8 pb-14 lg:py-16"
      scene={<HealthcareScene />}
    />
  );
}
