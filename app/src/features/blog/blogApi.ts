import { blog } from '~/content/blog';
import type { RawPost, Term } from './rawPost';

/** Base of the blog's requests: the proxy in front of the content system. */
const blogProxy = '/api/blog';

const cardFields = 'id,date,slug,title,excerpt,author,featured_media,categories,tags,_links,_embedded';
const postFields =
  'id,date,slug,status,title,content,excerpt,author,featured_media,categories,tags,meta,seo,_links,_embedded';

/** A blog request that failed or returned an unexpected response. */
export class BlogError extends Error {
  constructor(
    message: string,
    /** HTTP status; undefined for an unexpected response. */
    readonly status?: number,
  ) {
    super(message);
  }
}

/** A page of posts, newest first. */
interface PostList {
  readonly posts: readonly RawPost[];
  readonly totalPages: number;
}

type Query = Record<string, string | number>;

function encodeQuery(query: Query): string {
  return new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
}

/** Query of the list, without the page number. */
export function listQuery(perPage: number): string {
  return encodeQuery({ per_page: perPage, _embed: 'true', _fields: cardFields });
}

async function request(path: string, search: string, what: string): Promise<Response> {
  const response = await fetch(`${blogProxy}/${path}?${search}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(blog.timeoutMs),
  });
  if (!response.ok) {
    throw new BlogError(`Failed to fetch ${what}: ${response.status} ${response.statusText}`, response.status);
  }
  return response;
}

async function parseList<Item>(response: Response, what: string): Promise<Item[]> {
  const items: unknown = await response.json();
  if (!Array.isArray(items)) throw new BlogError(`Failed to fetch ${what}: not a list`);
  return items;
}

/**
 * A page of the list, `page` counting from 1, of all posts or of a category's. The number of pages comes from the
 * header `X-WP-TotalPages`, 1 without it.
 *
 * Throws `Failed to fetch posts: {status} {statusText}` on an error status, and the error of `fetch` on a network
 * failure.
 */
export async function fetchPosts(
  page: number,
  perPage: number = blog.defaultPageSize,
  category?: number,
): Promise<PostList> {
  const only = category === undefined ? '' : `&categories=${category}`;
  const response = await request('posts', `page=${page}&${listQuery(perPage)}${only}`, 'posts');
  const posts = await parseList<RawPost>(response, 'posts');
  const totalPages = Number(response.headers.get('X-WP-TotalPages') ?? 1);
  return { posts, totalPages: Number.isInteger(totalPages) && totalPages > 0 ? totalPages : 1 };
}

/**
 * The post with this slug.
 *
 * Throws `Failed to fetch post: {status} {statusText}` on an error status and `Post not found` if there is none;
 * without a slug nothing is requested.
 */
export async function fetchPost(slug: string): Promise<RawPost> {
  if (slug === '') throw new BlogError('Post not found', 404);
  const response = await request('posts', encodeQuery({ slug, _embed: 'true', _fields: postFields }), 'post');
  const [post] = await parseList<RawPost>(response, 'post');
  if (!post) throw new BlogError('Post not found', 404);
  return post;
}

/** The categories. Throws `Failed to fetch categories: {status} {statusText}` on an error status. */
export async function fetchCategories(): Promise<Term[]> {
  const query = { _fields: 'id,name,slug,description,parent,count', per_page: blog.termsSize };
  return parseList(await request('categories', encodeQuery(query), 'categories'), 'categories');
}

/** The tags. Throws `Failed to fetch tags: {status} {statusText}` on an error status. */
export async function fetchTags(): Promise<Term[]> {
  const query = { _fields: 'id,name,slug,description,count', per_page: blog.termsSize };
  return parseList(await request('tags', encodeQuery(query), 'tags'), 'tags');
}
