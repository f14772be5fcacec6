import { blog } from '~/content/blog';
import { AnswerCache } from './answerCache';
import { fetchCategories, fetchPost, fetchPosts, fetchTags } from './blogApi';
import { cardOf } from './post';

/** The pages of the list, by their number. */
export const listCache = new AnswerCache(async (page) => {
  const { posts, totalPages } = await fetchPosts(Number(page), blog.pageSize);
  return { posts: posts.map((post) => cardOf(post)), totalPages };
}, blog.freshMs.list);

/** Whole posts, by their slug. */
export const postCache = new AnswerCache(fetchPost, blog.freshMs.post);

/** The latest posts, of the preview and at a post's end; the key says nothing. */
export const previewCache = new AnswerCache(async () => {
  const { posts } = await fetchPosts(1, blog.previewSize);
  return posts.slice(0, blog.previewSize).map((post) => cardOf(post));
}, blog.freshMs.preview);

/** The blog's categories; the key says nothing. */
export const categoryCache = new AnswerCache(fetchCategories, blog.freshMs.terms);

/** The blog's tags; the key says nothing. */
export const tagCache = new AnswerCache(fetchTags, blog.freshMs.terms);
