import { expect, test } from 'vitest';
import categories from '#fixtures/blog/categories.json';
import tags from '#fixtures/blog/tags.json';
import { blogTerms } from '~/locales/es/blogTerms';
import { blog } from './blog';

test('[W-425] page sizes and times match the specification', () => {
  expect(blog).toMatchObject({ pageSize: 9, previewSize: 3, previewFreshMs: 1_800_000, timeoutMs: 10_000 });
});

test('every category and tag of the posts has a Spanish name', () => {
  expect(categories.map(({ slug }) => slug).sort()).toEqual(Object.keys(blogTerms.categories).sort());
  expect(tags.map(({ slug }) => slug).sort()).toEqual(Object.keys(blogTerms.tags).sort());
});
