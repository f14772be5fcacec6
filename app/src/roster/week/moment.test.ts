// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { openWeek } from '../testing/openWeek';
import { fill } from './actions';
import { closeFill, useFillStore } from './fillStore';
import { hoursToCome, isPastHour } from './moment';
import { activeWeek, useSession } from './session';

const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];

afterEach(() => {
  vi.useRealTimers();
  closeFill();
});

test('the hours to come begin with the next whole hour of today', () => {
  expect(hoursToCome(days, { date: '2026-11-21', hour: 9.5 })).toEqual([
    { day: 5, hours: { start: 10, end: 24 } },
    { day: 6, hours: { start: 0, end: 24 } },
  ]);
  expect(hoursToCome(days, { date: '2026-11-21', hour: 23.5 })).toEqual([{ day: 6, hours: { start: 0, end: 24 } }]);
});

test('hours are over once they have ended, those of a night on the next day', () => {
  const now = { date: '2026-11-18', hour: 2 };
  const over = (date: string, end: number) => isPastHour(date, end, now);
  expect([over('2026-11-17', 24), over('2026-11-17', 26), over('2026-11-17', 26.25)]).toEqual([true, true, false]);
  expect([over('2026-11-18', 2), over('2026-11-18', 3), over('2026-11-19', 1)]).toEqual([true, false, false]);
});

test('a week that lies ahead or is over is whole', () => {
  expect(hoursToCome(days, { date: '2026-11-15', hour: 12 })).toEqual([]);
  expect(hoursToCome(days, { date: '2026-11-16', hour: 0 })).toEqual([]);
  expect(hoursToCome(days, { date: '2026-11-23', hour: 12 })).toEqual([]);
});

test('a week that has begun is filled in its hours to come, a gap in its own', () => {
  openWeek({ positions: [], staff: [], shifts: [] });
  const sunday = activeWeek(useSession.getState())?.dates.days[6] ?? '';
  vi.useFakeTimers({ now: new Date(`${sunday}T09:30:00`) });
  fill({ kind: 'week' });
  expect(useFillStore.getState().aim?.within).toEqual([{ day: 6, hours: { start: 10, end: 24 } }]);
  const gap = [{ day: 2, hours: { start: 10, end: 12 } }];
  fill({ kind: 'gap', within: gap });
  expect(useFillStore.getState().aim?.within).toEqual(gap);
});
