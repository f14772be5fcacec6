// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSample } from '../testing/openWeek';
import { closeDialog, openDialog, useStart } from './session';

const sundayNight = new Date(2026, 10, 22, 23, 55);
const mondayMorning = new Date(2026, 10, 23, 0, 2);

beforeEach(() => {
  vi.useFakeTimers({ now: sundayNight });
  startSample();
});

afterEach(() => {
  vi.useRealTimers();
});

const thisWeek = (start: ReturnType<typeof useStart>) =>
  start.status === 'ready' ? [start.thisWeek, start.files.sample.monday] : null;

test('on Sunday at midnight the current week and its sample move on in an open tab', () => {
  const { result } = renderHook(() => thisWeek(useStart()));
  expect(result.current).toEqual(['2026-W47', '2026-11-16']);
  act(() => vi.advanceTimersByTime(7 * 60_000));
  expect(result.current).toEqual(['2026-W48', '2026-11-23']);
});

test('a page that is opened again after midnight begins with the new week', () => {
  const { unmount } = renderHook(() => useStart());
  unmount();
  vi.setSystemTime(mondayMorning);
  expect(renderHook(() => thisWeek(useStart())).result.current).toEqual(['2026-W48', '2026-11-23']);
});

test('the week does not change below an open dialog', () => {
  const { result } = renderHook(() => thisWeek(useStart()));
  act(() => openDialog({ kind: 'review' }));
  act(() => vi.advanceTimersByTime(7 * 60_000));
  expect(result.current?.[0]).toBe('2026-W47');
  act(closeDialog);
  expect(result.current?.[0]).toBe('2026-W48');
});
