/** Categories and tags of the blog in this language, by slug; without an entry the content system's own words stand. */
export const blogTerms = {
  categories: {} as Record<string, { name: string; description: string }>,
  tags: {} as Record<string, string>,
};
