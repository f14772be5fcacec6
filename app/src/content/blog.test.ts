import { expect, test } from 'vitest';
import categories from '#fixtures/blog/categories.json';
import tags from '#fixtures/blog/tags.json';
import { blogTerms } from '~/locales/es/blogTerms';
import { blog } from './blog';

test('[W-424] [W-574] page sizes and limits match the specification', () => {
  expect(blog).toMatchObject({ pageSize: 9, previewSize: 3, termsSize: 100, defaultPageSize: 10 });
});

test('[W-429] [W-430] [W-433] lists stay fresh for 5 minutes, a post for 10, the preview for 30', () => {
  expect(blog.freshMs).toMatchObject({ list: 300_000, post: 600_000, preview: 1_800_000 });
});

test('every category and tag of the posts has a Spanish name', () => {
  expect(categories.map(({ slug }) => slug).sort()).toEqual(Object.keys(blogTerms.categories).sort());
  expect(tags.map(({ slug }) => slug).sort()).toEqual(Object.keys(blogTerms.tags).sort());
});
