import { homeSection } from '~/content/homeFrame';
import { lazyMarginPx } from '~/content/scroll';
import { lazySection } from '~/ui/LazySection';

const { min, max } = lazyMarginPx;
const between = (min + max) / 2;

/** The second section: the live timetable. */
export const liveRoster = lazySection(() => import('~/site/live-roster/HomeTimetable'));

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
    tall: true,
    skeletonClass: 'min-h-315',
  },
  {
    key: 'voices',
    of: lazySection(() => import('./Voices')),
    marginPx: between,
    skeletonClass: 'min-h-240',
  },
  { key: 'industries', of: lazySection(() => import('./Industries')), marginPx: min, skeletonClass: 'min-h-160' },
  {
    key: 'savings',
    of: lazySection(() => import('./Calculator')),
    marginPx: between,
    id: homeSection.savings,
    skeletonClass: 'min-h-205',
  },
  { key: 'tools', of: lazySection(() => import('./Tools')), marginPx: min, skeletonClass: 'min-h-250' },
  { key: 'prices', of: lazySection(() => import('./Prices')), marginPx: min, skeletonClass: 'min-h-370', tall: true },
  {
    key: 'blog',
    of: lazySection(() => import('~/site/posts/BlogPreview')),
    marginPx: between,
    skeletonClass: 'min-h-175',
  },
  { key: 'closing', of: lazySection(() => import('./Closing')), marginPx: min, skeletonClass: 'min-h-195' },
] as const;
