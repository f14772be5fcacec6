import { IndustryPage } from '../parts/IndustryPage';
import { industrySections } from '../parts/industrySections';
import RetailScene from './RetailScene';

const sections = industrySections({
  celebrate: () => import('./RetailCelebrate'),
  incentives: () => import('./RetailIncentives'),
  goals: () => import('./RetailGoals'),
  insights: () => import('./RetailInsights'),
});

/** Retail: the checkout line on a Saturday. */
export function RetailPage() {
  return (
    <IndustryPage
      industry="retail"
      job="shop"
      className="bg-sand"
      sections={sections}
      hero={{
        badgeClass: 'bg-sun text-ink',
        markedClass: 'marked',
        titleClass: 'text-[clamp(2.375rem,6vw,4.75rem)] measure-17',
      }}
      layout="wrap pt-8 lg:pt-12 grid gap-y-10"
      scene={<RetailScene />}
    />
  );
}
