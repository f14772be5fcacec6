import { IndustryPage } from '../parts/IndustryPage';
import { industrySections } from '../parts/industrySections';
import SmallbusinessScene from './SmallbusinessScene';

const sections = industrySections({
  celebrate: () => import('./SmallbusinessCelebrate'),
  goals: () => import('./SmallbusinessGoals'),
  incentives: () => import('./SmallbusinessIncentives'),
  insights: () => import('./SmallbusinessInsights'),
});

/** Small business: the corner shop. */
export function SmallbusinessPage() {
  return (
    <IndustryPage
      industry="smallbusiness"
      job="baker"
      className="bg-sun"
      sections={sections}
      hero={{
        badgeClass: 'bg-ink text-white',
        markedClass: 'bg-[linear-gradient(transparent_64%,#fff_64%_92%,transparent_92%)] box-decoration-clone',
        className: 'lg:pb-20',
      }}
      layout="wrap grid lg:grid-cols-2 gap-10 items-end pt-8 lg:pt-12"
      scene={<SmallbusinessScene />}
    />
  );
}
