import { expect, it } from 'vitest';
import { lengthOf, proposed, startOf, timesOf } from './times';

const quarters = [0, 0.25, 0.5, 0.75];

it('starts and lengths are hours with quarters as fractions', () => {
  expect([startOf({ start: 9 }), startOf({ start: 9, startMinute: 45 })]).toEqual([9, 9.75]);
  expect([lengthOf({ hours: 8 }), lengthOf({ hours: 0, minutes: 15 })]).toEqual([8, 0.25]);
});

it('a time range has an end, which may be on the next day', () => {
  expect(timesOf(2, 9.5, 8.25)).toEqual({ day: 2, start: 9, startMinute: 30, end: 17, endMinute: 45 });
  expect(timesOf(6, 22, 8)).toEqual({ day: 6, start: 22, startMinute: 0, end: 30, endMinute: 0 });
  expect(timesOf(0, 23.75, 0.25)).toMatchObject({ start: 23, startMinute: 45, end: 24, endMinute: 0 });
});

it('every quarter-hour start and length round-trips through a proposed shift', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    for (const fraction of quarters) {
      const start = hour + fraction;
      const length = 24 - start;
      const shift = proposed('ada', 3, start, length);
      expect(shift).toMatchObject({ staffId: 'ada', day: 3, start: hour, startMinute: fraction * 60 });
      expect([startOf(shift), lengthOf(shift)]).toEqual([start, length]);
    }
  }
});
