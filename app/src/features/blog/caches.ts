import { blog } from '~/content/blog';
import { fetchCategories, fetchPost, fetchPosts, fetchTags } from './blogApi';
import { cardOf } from './post';
import { QueryCache } from './queryCache';

/** Cache key of a page of the list, of all posts or of a category's. */
export function listKey(page: number, category?: number): string {
  return category === undefined ? String(page) : `${page} of ${category}`;
}

/** Pages of the list by key. */
export const listCache = new QueryCache(async (key) => {
  const [page, category] = key.split(' of ').map(Number);
  const { posts, totalPages } = await fetchPosts(page ?? 1, blog.pageSize, category);
  return { posts: posts.map((post) => cardOf(post)), totalPages };
}, blog.freshMs.list);

/** Whole posts by slug. */
export const postCache = new QueryCache(fetchPost, blog.freshMs.post);

/** The latest posts, for the preview and the end of a post; the key is ignored. */
export const previewCache = new QueryCache(async () => {
  const { posts } = await fetchPosts(1, blog.previewSize);
  return posts.slice(0, blog.previewSize).map((post) => cardOf(post));
}, blog.freshMs.preview);

/** The only key of the term caches. */
export const allTerms = 'all';

export const categoryCache = new QueryCache(fetchCategories, blog.freshMs.terms);

export const tagCache = new QueryCache(fetchTags, blog.freshMs.terms);
