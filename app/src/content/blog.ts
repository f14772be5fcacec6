/** The blog's numbers (specification, sections 2, 7 and 9); times in milliseconds, lengths in CSS pixels. */
export const blog = {
  /** Posts on a page of the list: one featured and a grid of the others. */
  pageSize: 9,
  /** Posts on a page where the caller does not say. */
  defaultPageSize: 10,
  /** Posts of the preview. */
  previewSize: 3,
  /** Categories and tags asked for at once. */
  termsSize: 100,
  /** Cards that stand for the grid while it loads. */
  skeletonCards: 6,
  /** Category chips on a card, at most. */
  chipsPerCard: 2,
  freshMs: { list: 5 * 60_000, post: 10 * 60_000, preview: 30 * 60_000, terms: 30 * 60_000 },
  /** A call that takes longer than this has failed. */
  timeoutMs: 10_000,
  /** A jump from the table of contents stops this far above the heading. */
  tocOffsetPx: 80,
  /** Posts offered at the end of a post, at most. */
  nextPosts: 2,
  /** Words that are read in a minute. */
  wordsPerMinute: 220,
} as const;

/** The networks of the share panel, in order. */
export const shareNetworks = ['linkedin', 'x', 'facebook'] as const;
export type ShareNetwork = (typeof shareNetworks)[number];
