import { IndustryPage } from '../parts/IndustryPage';
import { industrySections } from '../parts/industrySections';
import EducationScene from './EducationScene';

const sections = industrySections({
  celebrate: () => import('./EducationCelebrate'),
  incentives: () => import('./EducationIncentives'),
  goals: () => import('./EducationGoals'),
  insights: () => import('./EducationInsights'),
});

/** Education: the timetable. */
export function EducationPage() {
  return (
    <IndustryPage
      industry="education"
      job="teacher"
      className="border-b border-line"
      sections={sections}
      hero={{
        badgeClass: 'bg-sky text-sky-ink',
        markedClass: 'underline decoration-coral decoration-6 underline-offset-10',
      }}
      layout="wrap grid lg:grid-cols-[11fr_12fr] gap-12 items-center pt-8 pb-14 lg:pt-12 lg:pb-20"
      scene={<EducationScene />}
    />
  );
}
