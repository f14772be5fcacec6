import { afterEach, expect, test, vi } from 'vitest';

const raw = (id: number) => ({
  id,
  slug: `post-${id}`,
  date: '2026-11-02T08:00:00',
  title: { rendered: `Title ${id}` },
  excerpt: { rendered: `Excerpt ${id}` },
  _embedded: {
    'wp:featuredmedia': [{ source_url: `/media/${id}.webp`, alt_text: `Picture ${id}` }],
    'wp:term': [[{ name: 'Field notes', taxonomy: 'category' }], [{ name: 'rosters', taxonomy: 'post_tag' }]],
  },
});

const text = (html: string) => html;

/** A module of its own for each test: what it keeps must not leak into the next. */
async function fresh() {
  vi.resetModules();
  return import('./latestPosts');
}

function answer(body: unknown, init?: ResponseInit) {
  const call = vi.fn(async () => new Response(JSON.stringify(body), init));
  vi.stubGlobal('fetch', call);
  return call;
}

afterEach(() => vi.unstubAllGlobals());

test('[W-177] [W-423] [W-425] [W-426] three posts are asked for, embedded and with a field list', async () => {
  const call = answer([raw(1), raw(2), raw(3), raw(4)]);
  const { latestPosts } = await fresh();
  const posts = await latestPosts(0, text);
  const url = new URL(String(call.mock.calls[0]?.at(0)), 'https://brightcrew.example');
  expect(url.pathname).toBe('/api/blog/posts');
  expect(url.searchParams.get('per_page')).toBe('3');
  expect(url.searchParams.get('page')).toBe('1');
  expect(url.searchParams.get('_embed')).toBe('true');
  expect(url.searchParams.get('_fields')?.split(',')).toEqual(
    expect.arrayContaining(['id', 'slug', 'title', 'excerpt', '_links', '_embedded']),
  );
  expect(posts).toHaveLength(3);
  expect(posts[0]).toEqual({
    id: 1,
    slug: 'post-1',
    date: '2026-11-02T08:00:00',
    title: 'Title 1',
    excerpt: 'Excerpt 1',
    category: 'Field notes',
    image: { url: '/media/1.webp', alt: 'Picture 1' },
  });
});

test('[W-430] an answer stays fresh for 30 minutes', async () => {
  const call = answer([raw(1)]);
  const { latestPosts } = await fresh();
  await latestPosts(0, text);
  await latestPosts(30 * 60_000 - 1, text);
  expect(call).toHaveBeenCalledTimes(1);
  await latestPosts(30 * 60_000, text);
  expect(call).toHaveBeenCalledTimes(2);
});

test('a refusal is an error with its status, and is not remembered', async () => {
  const refused = answer({ code: 'upstream' }, { status: 503, statusText: 'Service Unavailable' });
  const { latestPosts } = await fresh();
  await expect(latestPosts(0, text)).rejects.toThrow('Failed to fetch posts: 503 Service Unavailable');
  expect(refused).toHaveBeenCalledTimes(1);
  answer([raw(9)]);
  await expect(latestPosts(1, text)).resolves.toMatchObject([{ id: 9 }]);
});

test('[W-426] what is not a list is an error', async () => {
  answer({ posts: [] });
  const { latestPosts } = await fresh();
  await expect(latestPosts(0, text)).rejects.toThrow('Failed to fetch posts');
});
