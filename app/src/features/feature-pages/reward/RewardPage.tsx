import { lazyMarginPx } from '~/content/scroll';
import { LazySection, lazySection } from '~/ui/LazySection';
import { CatalogueContext } from './CatalogueContext';
import type { CatalogueReward } from './catalogue';
import { RewardHero } from './RewardHero';

const catalogueSection = lazySection(() => import('./Catalogue'));
const own = lazySection(() => import('./OwnRewards'));
const month = lazySection(() => import('./Month'));
const closing = lazySection(() => import('./RewardClosing'));

/** Reward incentives: what points buy, what only the company can give, and who pays. */
export function RewardPage({ catalogue }: { catalogue: readonly CatalogueReward[] }) {
  return (
    <CatalogueContext value={catalogue}>
      <main id="content">
        <RewardHero />
        <LazySection of={catalogueSection} marginPx={lazyMarginPx.most} skeletonClass="min-h-[980px]" />
        <LazySection of={own} marginPx={lazyMarginPx.most} skeletonClass="min-h-[640px]" />
        <LazySection of={month} marginPx={lazyMarginPx.least} skeletonClass="min-h-[760px]" />
        <LazySection of={closing} marginPx={lazyMarginPx.least} skeletonClass="min-h-[480px]" />
      </main>
    </CatalogueContext>
  );
}
