/** Translated blog categories and tags, by slug; the CMS's own names are the fallback. */
export const blogTerms = {
  categories: {} as Record<string, { name: string; description: string }>,
  tags: {} as Record<string, string>,
};
