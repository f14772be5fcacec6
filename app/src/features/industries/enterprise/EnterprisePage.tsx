import { IndustryPage } from '../parts/IndustryPage';
import { industrySections } from '../parts/industrySections';
import EnterpriseScene from './EnterpriseScene';

const sections = industrySections({
  celebrate: () => import('./EnterpriseCelebrate'),
  goals: () => import('./EnterpriseGoals'),
  insights: () => import('./EnterpriseInsights'),
  incentives: () => import('./EnterpriseIncentives'),
});

/** Enterprise: many sites on one map. */
export function EnterprisePage() {
  return (
    <IndustryPage
      industry="enterprise"
      job="warehouse"
      dark
      className="bg-evergreen text-white"
      sections={sections}
      hero={{ badgeClass: 'bg-white/15 text-white border border-white/40', ownLine: true, markedClass: 'text-sun' }}
      layout="wrap relative grid lg:grid-cols-[10fr_12fr] gap-10 items-center pt-10 pb-14 lg:py-20"
      scene={<EnterpriseScene />}
    />
  );
}
