/** Constants of the blog (specification, sections 2, 7 and 9). Times in milliseconds, lengths in CSS pixels. */
export const blog = {
  /** Posts per page of the list: one featured post and a grid of the rest. */
  pageSize: 9,
  /** Posts in the preview. */
  previewSize: 3,
  /** Maximum category chips per card. */
  chipsPerCard: 2,
  /** How long the preview is not requested again. */
  previewFreshMs: 30 * 60_000,
  /** Request timeout. */
  timeoutMs: 10_000,
  /** Distance that a table-of-contents jump keeps above the heading. */
  tocOffsetPx: 80,
  /** Maximum posts suggested at the end of a post. */
  nextPosts: 2,
  /** Assumed reading speed. */
  wordsPerMinute: 220,
} as const;

/** The share panel's networks, in display order. */
export const shareNetworks = ['linkedin', 'x', 'facebook'] as const;
export type ShareNetwork = (typeof shareNetworks)[number];
