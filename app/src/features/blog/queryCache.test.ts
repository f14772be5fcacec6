import { describe, expect, test, vi } from 'vitest';
import { blog } from '~/content/blog';
import { type Deferred, deferred } from '~/shared/deferred';
import { fetchPost, fetchPosts } from './blogApi';
import { listCache, listKey, postCache, previewCache } from './caches';
import { QueryCache } from './queryCache';

vi.mock('./blogApi', () => ({
  fetchPosts: vi.fn(async () => ({ posts: [], totalPages: 2 })),
  fetchPost: vi.fn(async (slug: string) => ({ id: 1, slug, date: '2026-11-02T08:00:00' })),
  fetchCategories: vi.fn(async () => []),
  fetchTags: vi.fn(async () => []),
}));

describe('the query cache', () => {
  test('does not request a fresh value again, and serves a stale one until the next arrives', async () => {
    const requests: Deferred<string>[] = [];
    const load = vi.fn((_: string) => {
      const request = deferred<string>();
      requests.push(request);
      return request.promise;
    });
    const cache = new QueryCache(load, 1000);
    expect(cache.get('a')).toEqual({ kind: 'loading' });
    const first = cache.fetch('a', 0);
    void cache.fetch('a', 0);
    requests[0]?.resolve('one');
    await first;
    expect(cache.get('a')).toEqual({ kind: 'loaded', value: 'one' });
    await cache.fetch('a', 999);
    expect(load).toHaveBeenCalledTimes(1);
    const second = cache.fetch('a', 1000);
    expect(cache.get('a')).toEqual({ kind: 'loaded', value: 'one' });
    requests[1]?.resolve('two');
    await second;
    expect(cache.get('a')).toEqual({ kind: 'loaded', value: 'two' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('reports a failure without caching it or dropping a good value', async () => {
    const load = vi.fn<(key: string) => Promise<string>>();
    const cache = new QueryCache(load, 1000);
    load.mockRejectedValueOnce(new Error('down'));
    await cache.fetch('a', 0);
    expect(cache.get('a')).toMatchObject({ kind: 'failed', error: new Error('down') });
    load.mockResolvedValueOnce('good');
    const again = cache.fetch('a', 1);
    expect(cache.get('a')).toEqual({ kind: 'loading' });
    await again;
    expect(cache.get('a')).toEqual({ kind: 'loaded', value: 'good' });
    load.mockRejectedValueOnce(new Error('down again'));
    await cache.fetch('a', 5000);
    expect(cache.get('a')).toEqual({ kind: 'loaded', value: 'good' });
  });

  test('notifies listeners of every change', async () => {
    const cache = new QueryCache(async () => 'x', 1000);
    const listener = vi.fn();
    const stop = cache.subscribe(listener);
    await cache.fetch('a');
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    await cache.fetch('b');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('the blog’s caches', () => {
  test.each([
    ['[W-429] a page of the list for 5 minutes', listCache, '1', fetchPosts, 5],
    ['[W-433] a post for 10 minutes', postCache, 'one', fetchPost, 10],
    ['[W-430] the preview for 30 minutes', previewCache, 'latest', fetchPosts, 30],
  ] as const)('%s', async (_, cache, key, fetched, minutes) => {
    vi.mocked(fetched).mockClear();
    const start = Date.now() + 3_600_000;
    await cache.fetch(key, start);
    await cache.fetch(key, start + minutes * 60_000 - 1);
    expect(fetched).toHaveBeenCalledTimes(1);
    await cache.fetch(key, start + minutes * 60_000);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('[W-424] [W-425] the list requests nine posts, the preview three', async () => {
    const later = Date.now() + 10 * 3_600_000;
    vi.mocked(fetchPosts).mockClear();
    await listCache.fetch('2', later);
    expect(fetchPosts).toHaveBeenLastCalledWith(2, 9, undefined);
    await listCache.fetch(listKey(3, 11), later);
    expect(fetchPosts).toHaveBeenLastCalledWith(3, 9, 11);
    await previewCache.fetch('latest', later);
    expect(fetchPosts).toHaveBeenLastCalledWith(1, 3);
    expect(blog.pageSize).toBe(9);
  });
});
