import { challengeSection } from '~/content/challenge';
import { lazyMarginPx } from '~/content/scroll';
import { LazySection, lazySection } from '~/ui/LazySection';
import { BoostHero } from './BoostHero';

const running = lazySection(() => import('./ActiveChallenges'));
const creator = lazySection(() => import('../challenge/ChallengeCreator'));
const sharing = lazySection(() => import('./PrizeSharing'));
const closing = lazySection(() => import('./BoostClosing'));

/** Boost performance: targets and a challenge creator. */
export function BoostPage() {
  return (
    <main id="content">
      <BoostHero />
      <LazySection of={creator} id={challengeSection} marginPx={lazyMarginPx.max} skeletonClass="min-h-215" />
      <LazySection of={sharing} marginPx={lazyMarginPx.min} skeletonClass="min-h-160" />
      <LazySection of={running} marginPx={lazyMarginPx.min} skeletonClass="min-h-140" />
      <LazySection of={closing} marginPx={lazyMarginPx.min} skeletonClass="min-h-120" />
    </main>
  );
}
