import { expect, test } from 'vitest';
import { counter } from '~/content/homeFrame';
import { countAt, formatCount } from './useCountUp';

test('[W-143] the counter starts at 32000, ends at 32451 after 1000 ms and never decreases', () => {
  expect(countAt(counter, 0)).toBe(32_000);
  expect(countAt(counter, 500)).toBe(32_226);
  expect(countAt(counter, 1000)).toBe(32_451);
  expect(countAt(counter, 5000)).toBe(32_451);
  expect(countAt(counter, -20)).toBe(32_000);
  const run = Array.from({ length: 101 }, (_, step) => countAt(counter, step * 10));
  expect(run).toEqual([...run].sort((a, b) => a - b));
});

test('[W-144] it is formatted as a plus and the localised number', () => {
  expect(formatCount(32_451, 'en')).toBe('+32,451');
  expect(formatCount(32_451, 'es')).toBe('+32.451');
});
