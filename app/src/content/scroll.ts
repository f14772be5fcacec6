/** Scroll thresholds and movements of the public site. Lengths in CSS pixels, times in milliseconds. */
export const scroll = {
  /** The header changes once the page is scrolled by more than this. */
  headerPx: 10,
  /** The hero's text turns black once the page is scrolled by more than this. */
  heroTextPx: 50,
  /** Delay between the header's change and the action buttons sliding in. */
  actionsDelayMs: 200,
  /** Distance of an anchor target from the top of the window. */
  anchorOffsetPx: 100,
  /** Maximum retries for a missing anchor target. */
  anchorRetries: 5,
  /** The delay before the n-th retry is n times this. */
  anchorRetryStepMs: 200,
  /** Delay of a scroll requested by a navigation. */
  afterNavigationMs: 500,
} as const;

/** Sections that animate in on scroll. */
export const sectionReveal = {
  /** Visible share at which a section animates in. */
  threshold: 0.1,
  /** Inset of the window's bottom edge. */
  margin: '15%',
  durationMs: 700,
} as const;

/** Distance from the window at which lazy sections start to load, in CSS pixels: minimum and maximum. */
export const lazyMarginPx = { min: 400, max: 600 } as const;

/** Breakpoints in CSS pixels. */
export const breakpoint = {
  /** Maximum width of the mobile layout, inclusive. */
  mobileMaxPx: 767,
  /** Minimum width at which the industry cards are side by side. */
  desktopCarouselPx: 920,
} as const;
