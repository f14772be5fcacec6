import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchLatestPosts, previewOf, type RawPost } from './latestPosts';

/** A post with every field that the preview reads. */
const whole: RawPost = {
  id: 7,
  slug: 'a-post',
  date: '2026-11-02T08:00:00',
  title: { rendered: 'A post' },
  excerpt: { rendered: 'Words' },
  seo: { ogLocale: 'es_ES' },
  _embedded: {
    'wp:featuredmedia': [
      {
        source_url: '/full.webp',
        alt_text: 'A picture',
        media_details: {
          width: 1200,
          height: 675,
          sizes: {
            medium: { source_url: '/medium.webp', width: 600, height: 338 },
            thumbnail: { source_url: '/thumbnail.webp', width: 150, height: 150 },
            broken: { width: 10 },
          },
        },
      },
    ],
    'wp:term': [
      [{ slug: 'notes', name: 'Notes', taxonomy: 'category' }],
      [{ slug: 'rosters', name: 'Rosters', taxonomy: 'post_tag' }],
    ],
  },
};

const verbatim = (html: string) => html;

describe('a post of the preview', () => {
  test('has its texts in its language, its categories and only image sizes of the same aspect ratio', () => {
    expect(previewOf(whole, verbatim)).toEqual({
      id: 7,
      slug: 'a-post',
      date: '2026-11-02T08:00:00',
      title: 'A post',
      language: 'es',
      excerpt: 'Words',
      categories: [{ slug: 'notes', name: 'Notes' }],
      picture: { url: '/full.webp', alt: 'A picture', srcSet: '/medium.webp 600w, /full.webp 1200w' },
    });
  });

  test('needs no more than its required fields', () => {
    expect(previewOf({ id: 1, slug: 's', date: '2026-11-02T08:00:00' }, verbatim)).toMatchObject({
      title: '',
      language: 'en',
      categories: [],
      picture: undefined,
    });
  });
});

describe('the request', () => {
  const fetched = vi.fn<typeof fetch>();
  /** Half an hour apart, so that no test finds the response of another. */
  let now = 0;

  beforeEach(() => {
    now += 31 * 60_000;
    fetched.mockReset();
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal(
      'DOMParser',
      class {
        parseFromString = (html: string) => ({ body: { textContent: html } });
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  const answer = (json: unknown, init?: ResponseInit) =>
    fetched.mockImplementation(async () => Response.json(json, init));

  test('[W-423] [W-425] [W-426] asks for three posts with their fields; the response is an array', async () => {
    answer([whole, whole, whole, whole]);
    expect(await fetchLatestPosts(now)).toHaveLength(3);
    const [address] = fetched.mock.calls[0] ?? [];
    const { pathname, searchParams } = new URL(String(address), 'https://here.example');
    expect(pathname).toBe('/api/blog/posts');
    expect(Object.fromEntries(searchParams)).toMatchObject({ page: '1', per_page: '3', _embed: 'true' });
    expect(searchParams.get('_fields')).toContain('title');
  });

  test('[W-430] stays fresh for 30 minutes', async () => {
    answer([whole]);
    await fetchLatestPosts(now);
    await fetchLatestPosts(now + 30 * 60_000 - 1);
    expect(fetched).toHaveBeenCalledTimes(1);
    now += 30 * 60_000;
    await fetchLatestPosts(now);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('[W-482] a failure reports its status and is not kept', async () => {
    answer({}, { status: 503, statusText: 'Service Unavailable' });
    await expect(fetchLatestPosts(now)).rejects.toThrow('Failed to fetch posts: 503 Service Unavailable');
    answer({ posts: [] });
    await expect(fetchLatestPosts(now)).rejects.toThrow('not a list');
    answer([whole]);
    expect(await fetchLatestPosts(now)).toHaveLength(1);
  });
});
