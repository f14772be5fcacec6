import { blog } from '~/content/blog';
import { AnswerCache } from './answerCache';
import { fetchCategories, fetchPost, fetchPosts, fetchTags } from './blogApi';
import { cardOf } from './post';

/** The key of a page of the list, of all posts or of those of a category. */
export function listKey(page: number, category?: number): string {
  return category === undefined ? String(page) : `${page} of ${category}`;
}

/** The pages of the list, by their key. */
export const listCache = new AnswerCache(async (key) => {
  const [page, category] = key.split(' of ').map(Number);
  const { posts, totalPages } = await fetchPosts(page ?? 1, blog.pageSize, category);
  return { posts: posts.map((post) => cardOf(post)), totalPages };
}, blog.freshMs.list);

/** Whole posts, by their slug. */
export const postCache = new AnswerCache(fetchPost, blog.freshMs.post);

/** The latest posts, of the preview and at a post's end; the key says nothing. */
export const previewCache = new AnswerCache(async () => {
  const { posts } = await fetchPosts(1, blog.previewSize);
  return posts.slice(0, blog.previewSize).map((post) => cardOf(post));
}, blog.freshMs.preview);

/** The key of all categories and of all tags. */
export const allTerms = 'all';

/** The blog's categories. */
export const categoryCache = new AnswerCache(fetchCategories, blog.freshMs.terms);

/** The blog's tags. */
export const tagCache = new AnswerCache(fetchTags, blog.freshMs.terms);
