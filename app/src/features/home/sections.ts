import { homeSection } from '~/content/homeFrame';
import { lazyMarginPx } from '~/content/scroll';
import { lazySection } from '~/ui/LazySection';

const { min, max } = lazyMarginPx;
const between = (min + max) / 2;

/** The second section: the live scheduler. */
export const liveRoster = lazySection(() => import('~/features/live-roster/LiveRoster'));

/** The lazy sections below it, in order; expensive sections are fetched from further away. */
export const sections = [
  {
    key: 'use-cases',
    of: lazySection(() => import('./UseCases')),
    marginPx: max,
    id: homeSection.useCases,
    skeletonClass: 'min-h-170',
  },
  {
    key: 'loyalty',
    of: lazySection(() => import('./Loyalty')),
    marginPx: max,
    id: homeSection.loyalty,
    skeletonClass: 'min-h-315',
  },
  {
    key: 'testimonials',
    of: lazySection(() => import('./Testimonials')),
    marginPx: between,
    skeletonClass: 'min-h-215',
  },
  { key: 'industries', of: lazySection(() => import('./Industries')), marginPx: min, skeletonClass: 'min-h-160' },
  {
    key: 'savings',
    of: lazySection(() => import('./Calculator')),
    marginPx: between,
    id: homeSection.savings,
    skeletonClass: 'min-h-205',
  },
  {
    key: 'integrations',
    of: lazySection(() => import('./Integrations')),
    marginPx: min,
    skeletonClass: 'min-h-120',
  },
  {
    key: 'comparison',
    of: lazySection(() => import('./Comparison')),
    marginPx: min,
    skeletonClass: 'min-h-250',
  },
  {
    key: 'pricing',
    of: lazySection(() => import('./PricingSummary')),
    marginPx: min,
    skeletonClass: 'min-h-170',
  },
  { key: 'blog', of: lazySection(() => import('./BlogPreview')), marginPx: between, skeletonClass: 'min-h-175' },
  { key: 'app', of: lazySection(() => import('./AppDownload')), marginPx: min, skeletonClass: 'min-h-150' },
  { key: 'closing', of: lazySection(() => import('./Closing')), marginPx: min, skeletonClass: 'min-h-195' },
] as const;
