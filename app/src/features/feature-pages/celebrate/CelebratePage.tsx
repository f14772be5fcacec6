import { lazyMarginPx } from '~/content/scroll';
import { LazySection, lazySection } from '~/ui/LazySection';
import { CelebrateHero } from './CelebrateHero';

const steps = lazySection(() => import('./Steps'));
const board = lazySection(() => import('./Board'));
const moments = lazySection(() => import('./Moments'));
const closing = lazySection(() => import('./CelebrateClosing'));

/** Celebrate work: how a thank-you is given, read and never forgotten. */
export function CelebratePage() {
  return (
    <main id="content">
      <CelebrateHero />
      <LazySection of={steps} marginPx={lazyMarginPx.most} skeletonClass="min-h-[620px]" />
      <LazySection of={board} marginPx={lazyMarginPx.most} skeletonClass="min-h-[760px]" />
      <LazySection of={moments} marginPx={lazyMarginPx.least} skeletonClass="min-h-[600px]" />
      <LazySection of={closing} marginPx={lazyMarginPx.least} skeletonClass="min-h-[480px]" />
    </main>
  );
}
