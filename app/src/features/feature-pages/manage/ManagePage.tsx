import { lazyMarginPx } from '~/content/scroll';
import { LazySection, lazySection } from '~/ui/LazySection';
import { ManageHero } from './ManageHero';

const insights = lazySection(() => import('./Insights'));
const setup = lazySection(() => import('./Setup'));
const handover = lazySection(() => import('./Handover'));
const closing = lazySection(() => import('./ManageClosing'));

/** Manage with ease: what runs by itself, and what is left for people. */
export function ManagePage() {
  return (
    <main id="content">
      <ManageHero />
      <LazySection of={insights} marginPx={lazyMarginPx.most} skeletonClass="min-h-[620px]" />
      <LazySection of={setup} marginPx={lazyMarginPx.most} skeletonClass="min-h-[560px]" />
      <LazySection of={handover} marginPx={lazyMarginPx.least} skeletonClass="min-h-[720px]" />
      <LazySection of={closing} marginPx={lazyMarginPx.least} skeletonClass="min-h-[480px]" />
    </main>
  );
}
