import { expect, test } from 'vitest';
import { currentMonday, dayOfMonth, weekdayOf } from './currentMonday';

test.each([
  [new Date(2026, 10, 25, 23, 59), '2026-11-23'],
  [new Date(2026, 10, 23), '2026-11-23'],
  [new Date(2026, 10, 29), '2026-11-23'],
  [new Date(2028, 1, 29), '2028-02-28'],
  [new Date(2027, 0, 1), '2026-12-28'],
])('the Monday of %s is %s', (now, monday) => {
  expect(currentMonday(now)).toBe(monday);
});

test('a week across the end of a month has the days of both', () => {
  expect([0, 1, 2, 3, 6].map((day) => dayOfMonth('2026-11-30', day))).toEqual([30, 1, 2, 3, 6]);
});

test('a week begins on Monday', () => {
  expect([23, 24, 28, 29].map((day) => weekdayOf(new Date(2026, 10, day)))).toEqual([0, 1, 5, 6]);
});
