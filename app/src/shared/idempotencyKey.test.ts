import { afterEach, expect, test, vi } from 'vitest';
import { createRetryKey, keyOfContent, randomUuid } from './idempotencyKey';

afterEach(() => vi.unstubAllGlobals());

test('a form has one key until it is accepted, also if it is edited', async () => {
  const keeper = createRetryKey(async (content) => `key of ${content}`);
  expect(await Promise.all(['a', 'a', 'b'].map(keeper.keyFor))).toEqual(Array(3).fill('key of a'));
  keeper.done();
  expect(await keeper.keyFor('b')).toBe('key of b');
});

test('the same content has the same key on the same day, as after a reload', async () => {
  const [evening, night] = [new Date('2026-11-25T22:00Z'), new Date('2026-11-26T01:00Z')];
  const key = await keyOfContent('a', evening);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(await keyOfContent('a', evening)).toBe(key);
  expect(await keyOfContent('b', evening)).not.toBe(key);
  expect(await keyOfContent('a', night)).not.toBe(key);
  vi.stubGlobal('crypto', { randomUUID: () => 'a random one' });
  expect(await keyOfContent('a', evening)).toBe('a random one');
});

test('a key is a random UUID of version 4, also where the browser has no generator', () => {
  const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(randomUuid()).toMatch(pattern);
  const fill = (byte: number) => ({ getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) });
  for (const [byte, key] of [
    [0x00, '00000000-0000-4000-8000-000000000000'],
    [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
    [0x0a, '0a0a0a0a-0a0a-4a0a-8a0a-0a0a0a0a0a0a'],
  ] as const) {
    vi.stubGlobal('crypto', fill(byte));
    expect(randomUuid()).toBe(key);
  }
});
