import { IndustryPage } from '../parts/IndustryPage';
import { industrySections } from '../parts/industrySections';
import HospitalityScene from './HospitalityScene';

const sections = industrySections({
  celebrate: () => import('./HospitalityCelebrate'),
  incentives: () => import('./HospitalityIncentives'),
  goals: () => import('./HospitalityGoals'),
  insights: () => import('./HospitalityInsights'),
});

/** Hospitality: the arrivals list and the key board. */
export function HospitalityPage() {
  return (
    <IndustryPage
      industry="hospitality"
      job="hotel"
      className="bg-paper"
      sections={sections}
      hero={{ badgeClass: 'bg-coral text-ink', ownLine: true, markedClass: 'text-coral-deep' }}
      layout="wrap relative grid lg:grid-cols-[10fr_11fr] gap-x-16 gap-y-12 items-center pt-8 pb-14 lg:py-20"
      before={
        <div className="absolute inset-y-0 right-0 w-full lg:w-[46%] max-lg:top-[52%] bg-peach lg:rounded-l-[48px]" />
      }
      scene={<HospitalityScene />}
    />
  );
}
