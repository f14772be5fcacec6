import { afterEach, expect, test, vi } from 'vitest';
import { createRetryKey, randomUuid } from './idempotencyKey';

afterEach(() => vi.unstubAllGlobals());

test('every retry of the same content has the same key, other content another', () => {
  let made = 0;
  const keeper = createRetryKey(() => `key ${++made}`);
  expect(['a', 'a', 'b', 'b', 'a'].map(keeper.keyFor)).toEqual(['key 1', 'key 1', 'key 2', 'key 2', 'key 3']);
  keeper.done();
  expect(keeper.keyFor('a')).toBe('key 4');
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
