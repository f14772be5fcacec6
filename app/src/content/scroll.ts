/** Scroll thresholds and movements of the public site; lengths in CSS pixels, times in milliseconds. */
export const scroll = {
  /** The header changes once the page is scrolled more than this. */
  headerPx: 10,
  /** The hero's text turns black once the page is scrolled more than this. */
  heroTextPx: 50,
  /** The action buttons slide in this long after the header has changed. */
  actionsDelayMs: 200,
  /** An anchor target stops this far below the top of the window. */
  anchorOffsetPx: 100,
  /** How often a missing anchor target is looked for again. */
  anchorRetries: 5,
  /** The n-th retry comes n times this after the one before. */
  anchorRetryStepMs: 200,
  /** A scroll asked for by a navigation starts this long after it. */
  afterNavigationMs: 500,
} as const;

/** Sections that appear while scrolling. */
export const reveal = {
  /** Share of a section that must be visible before it animates in. */
  threshold: 0.1,
  /** The window's lower edge counts as this much higher. */
  margin: '15%',
  durationMs: 700,
} as const;

/** How far ahead of the window a lazy section starts to load, in CSS pixels: least and most. */
export const lazyMarginPx = { least: 400, most: 600 } as const;

/** Widths in CSS pixels. */
export const breakpoint = {
  /** The mobile layout applies up to and including this width. */
  mobileMaxPx: 767,
  /** From this width on, the industry cards stand side by side. */
  desktopCarouselPx: 920,
} as const;
