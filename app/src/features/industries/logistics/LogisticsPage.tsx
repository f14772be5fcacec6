import { lazyMarginPx } from '~/content/scroll';
import { LazySection, lazySection } from '~/ui/LazySection';
import { IndustryPage } from '../parts/IndustryPage';
import { industrySections } from '../parts/industrySections';
import LogisticsScene from './LogisticsScene';

const sections = industrySections({
  celebrate: () => import('./LogisticsCelebrate'),
  incentives: () => import('./LogisticsIncentives'),
  goals: () => import('./LogisticsGoals'),
  insights: () => import('./LogisticsInsights'),
});
const blog = lazySection(() => import('~/site/posts/BlogPreview'));

/** Logistics: the route sheet and the road. */
export function LogisticsPage() {
  return (
    <IndustryPage
      industry="logistics"
      job="driver"
      className="bg-mint border-b-6 border-evergreen"
      sections={sections}
      hero={{ badgeClass: 'bg-evergreen text-white', markedClass: 'marked' }}
      layout="wrap grid lg:grid-cols-[11fr_10fr] gap-12 items-center pt-8 pb-16 lg:pt-10 lg:pb-24"
      scene={<LogisticsScene />}
      after={<LazySection id="blog" of={blog} marginPx={lazyMarginPx.min} skeletonClass="min-h-175" />}
    />
  );
}
