import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchCategories, fetchPost, fetchPosts, fetchTags } from './blogApi';

function mockResponse(body: unknown, init?: ResponseInit) {
  const call = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), init));
  vi.stubGlobal('fetch', call);
  return () => new URL(String(call.mock.calls[0]?.[0]), 'https://brightcrew.example');
}

afterEach(() => vi.unstubAllGlobals());

const posts = [
  { id: 7, slug: 'one', date: '2026-11-02T08:00:00' },
  { id: 8, slug: 'two', date: '2026-11-01T08:00:00' },
];
const fieldsOf = (url: URL) => url.searchParams.get('_fields')?.split(',');

describe('the list', () => {
  test('[W-423] [W-424] [W-426] [W-427] [W-347] requests page, size, embed flag and fields; returns posts and the page count', async () => {
    const url = mockResponse(posts, { headers: { 'X-WP-TotalPages': '3' } });
    expect(await fetchPosts(2, 9)).toEqual({ posts, totalPages: 3 });
    expect(url().pathname).toBe('/api/blog/posts');
    expect(url().searchParams.get('page')).toBe('2');
    expect(url().searchParams.get('per_page')).toBe('9');
    expect(url().searchParams.get('_embed')).toBe('true');
    expect(fieldsOf(url())).toEqual(
      expect.arrayContaining(['id', 'date', 'slug', 'title', 'excerpt', 'featured_media', '_links', '_embedded']),
    );
  });

  test('filters by category, if given', async () => {
    const url = mockResponse(posts);
    await fetchPosts(1, 9, 11);
    expect(url().searchParams.get('categories')).toBe('11');
  });

  test('[W-574] requests ten posts by default', async () => {
    const url = mockResponse(posts);
    await fetchPosts(1);
    expect(url().searchParams.get('per_page')).toBe('10');
  });

  test('[W-428] assumes one page without a valid header', async () => {
    mockResponse(posts);
    expect((await fetchPosts(1)).totalPages).toBe(1);
    for (const header of ['0', '-2', 'many', '1.5']) {
      mockResponse(posts, { headers: { 'X-WP-TotalPages': header } });
      expect((await fetchPosts(1)).totalPages).toBe(1);
    }
  });

  test('[W-482] a failed request reports its status', async () => {
    mockResponse({ code: 'upstream' }, { status: 503, statusText: 'Service Unavailable' });
    await expect(fetchPosts(1)).rejects.toThrow('Failed to fetch posts: 503 Service Unavailable');
    await expect(fetchPosts(1)).rejects.toMatchObject({ status: 503 });
  });

  test('[W-426] a response that is not a list, or not JSON, is an error', async () => {
    mockResponse({ posts: [] });
    await expect(fetchPosts(1)).rejects.toThrow('Failed to fetch posts');
    vi.stubGlobal('fetch', async () => new Response('<html></html>'));
    await expect(fetchPosts(1)).rejects.toThrow();
  });
});

describe('a post', () => {
  test('[W-431] [W-432] requests slug, embed flag and fields; the first element is the post', async () => {
    const url = mockResponse(posts);
    expect(await fetchPost('one')).toEqual(posts[0]);
    expect(url().pathname).toBe('/api/blog/posts');
    expect(url().searchParams.get('slug')).toBe('one');
    expect(url().searchParams.get('_embed')).toBe('true');
    expect(fieldsOf(url())).toEqual(
      expect.arrayContaining(['status', 'title', 'content', 'excerpt', 'author', 'meta', 'seo', '_links', '_embedded']),
    );
  });

  test('[W-434] requests nothing without a slug', async () => {
    const call = vi.fn();
    vi.stubGlobal('fetch', call);
    await expect(fetchPost('')).rejects.toThrow('Post not found');
    expect(call).not.toHaveBeenCalled();
  });

  test('[W-483] [W-484] a failed request reports its status; an empty list means that there is no such post', async () => {
    mockResponse({}, { status: 502, statusText: 'Bad Gateway' });
    await expect(fetchPost('one')).rejects.toThrow('Failed to fetch post: 502 Bad Gateway');
    mockResponse([]);
    await expect(fetchPost('one')).rejects.toThrow('Post not found');
  });
});

describe('categories and tags', () => {
  const category = { id: 1, name: 'Rosters', slug: 'rosters', description: '', parent: 0, count: 4 };

  test('[W-348] [W-435] [W-436] requests a hundred categories with their fields, as an array', async () => {
    const url = mockResponse([category]);
    expect(await fetchCategories()).toEqual([category]);
    expect(url().pathname).toBe('/api/blog/categories');
    expect(url().searchParams.get('per_page')).toBe('100');
    expect(fieldsOf(url())).toEqual(['id', 'name', 'slug', 'description', 'parent', 'count']);
  });

  test('[W-349] [W-437] [W-438] requests a hundred tags with their fields, as an array', async () => {
    const { parent, ...tag } = category;
    expect(parent).toBe(0);
    const url = mockResponse([tag]);
    expect(await fetchTags()).toEqual([tag]);
    expect(url().pathname).toBe('/api/blog/tags');
    expect(url().searchParams.get('per_page')).toBe('100');
    expect(fieldsOf(url())).toEqual(['id', 'name', 'slug', 'description', 'count']);
  });

  test('[W-485] [W-486] a failed request reports its status', async () => {
    mockResponse({}, { status: 500, statusText: 'Internal Server Error' });
    await expect(fetchCategories()).rejects.toThrow('Failed to fetch categories: 500 Internal Server Error');
    await expect(fetchTags()).rejects.toThrow('Failed to fetch tags: 500 Internal Server Error');
    mockResponse({});
    await expect(fetchTags()).rejects.toThrow('Failed to fetch tags: not a list');
  });
});
