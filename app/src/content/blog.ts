/** Constants of the blog (specification, sections 2, 7 and 9). Times in milliseconds, lengths in CSS pixels. */
export const blog = {
  /** Posts per page of the list: one featured post and a grid of the rest. */
  pageSize: 9,
  /** Page size if the caller gives none. */
  defaultPageSize: 10,
  /** Posts in the preview. */
  previewSize: 3,
  /** Categories and tags per request. */
  termsSize: 100,
  /** Skeleton cards shown while the grid loads. */
  skeletonCards: 6,
  /** Maximum category chips per card. */
  chipsPerCard: 2,
  freshMs: { list: 5 * 60_000, post: 10 * 60_000, preview: 30 * 60_000, terms: 30 * 60_000 },
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
