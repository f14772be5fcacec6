// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { boardOf } from '~/features/recognitions/board';
import { useAllowance, useDemoWorld } from './demoWorld';
import type { Role } from './role';
import { sampleClock } from './sampleClock';

const left = { points: 450, recognitions: 7 };
const send = (sender: Role) =>
  useDemoWorld
    .getState()
    .record({ text: 'Thank you', points: 50, sender, recipients: ['TM001'], selectedGif: null }, left);

afterEach(() => vi.useRealTimers());

test('[D-070] a month later both roles have their whole allowance again, and what is given counts in the new month', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 30, 23, 55) });
  const { result, rerender } = renderHook(() => [useAllowance('manager'), useAllowance('team-member')]);
  send('manager');
  send('team-member');
  rerender();
  expect(result.current).toEqual([left, left]);
  vi.setSystemTime(new Date(2026, 11, 1, 0, 2));
  rerender();
  expect(result.current).toEqual([null, null]);
  send('manager');
  rerender();
  expect(result.current).toEqual([left, null]);
});

test('what was sent yesterday was not sent today', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 30, 23, 55) });
  useDemoWorld.setState(useDemoWorld.getInitialState(), true);
  send('manager');
  const clock = sampleClock('2026-12-01');
  const [item] = boardOf('manager', 'submitted', useDemoWorld.getState().sent, 'en', clock);
  expect(clock.dateOf(item?.date ?? '')).toBe('2026-11-30');
});
