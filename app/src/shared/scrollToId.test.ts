import { expect, test } from 'vitest';
import { type ScrollHost, scrollToId } from './scrollToId';

function host(foundAtAttempt: number) {
  const waits: number[] = [];
  const tops: number[] = [];
  const focused: string[] = [];
  const resized: (() => void)[] = [];
  let top = 640;
  let attempts = 0;
  const fake: ScrollHost = {
    find: () => {
      attempts += 1;
      return attempts >= foundAtAttempt ? { getBoundingClientRect: () => ({ top }) } : null;
    },
    scrolledPx: () => 1000,
    scrollTo: (top) => tops.push(top),
    focus: (id) => focused.push(id),
    later: (run, ms) => {
      waits.push(ms);
      run();
    },
    onResize: (run) => resized.push(run),
  };
  const resize = (by: number) => {
    top += by;
    for (const run of resized) run();
  };
  return { fake, waits, tops, focused, resize, attempts: () => attempts };
}

test('[W-116] the target stops 100 px below the top', () => {
  const { fake, tops, waits } = host(1);
  scrollToId('savings', fake);
  expect(tops).toEqual([1540]);
  expect(waits).toEqual([]);
});

test('the focus moves to the target, once', () => {
  const { fake, focused, resize } = host(3);
  scrollToId('savings', fake);
  resize(212);
  expect(focused).toEqual(['savings']);
});

test('[W-117] [W-118] a missing target is retried five times, with delays growing by 200 ms', () => {
  const { fake, tops, waits, attempts } = host(Number.POSITIVE_INFINITY);
  scrollToId('nowhere', fake);
  expect(waits).toEqual([200, 400, 600, 800, 1000]);
  expect(attempts()).toBe(6);
  expect(tops).toEqual([]);
});

test('[W-117] a target that appears late is scrolled to once', () => {
  const { fake, tops, waits } = host(4);
  scrollToId('late', fake);
  expect(waits).toEqual([200, 400, 600]);
  expect(tops).toEqual([1540]);
});

test('[W-116] content arriving above the target moves the goal; content below it does not', () => {
  const { fake, tops, resize } = host(1);
  scrollToId('savings', fake);
  resize(0);
  resize(212);
  expect(tops).toEqual([1540, 1752]);
});
