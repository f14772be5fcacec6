import { describe, expect, it } from 'vitest';
import histories from '#fixtures/histories.json';
import recognitions from '#fixtures/recognitions.json';
import activity from '#fixtures/team-activity.json';
import { sampleClock } from './sampleClock';

const daysBetween = (from: string, to: string) => (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 864e5;

const dates = [
  ...recognitions.map(({ date }) => date),
  ...Object.values(histories.histories).flatMap(({ items }) => items.map(({ date }) => date)),
];

describe("the sample's clock", () => {
  for (const today of ['2027-03-10', '2028-02-29', '2026-11-20']) {
    it(`keeps every date as far from ${today} as it is from the day on which it was written`, () => {
      const clock = sampleClock(today);
      expect(dates.length).toBeGreaterThan(20);
      for (const date of dates) {
        expect(daysBetween(clock.dateOf(date), today), date).toBe(daysBetween(date, activity.today));
      }
      expect(clock.dateOf(activity.today)).toBe(today);
    });
  }

  it('moves weeks to weeks, the last one to the current', () => {
    expect(sampleClock('2027-03-10').mondayOf('2026-11-16')).toBe('2027-03-08');
    expect(sampleClock('2028-02-29').mondayOf('2026-11-09')).toBe('2028-02-21');
    expect(sampleClock('2026-11-22').mondayOf('2026-11-16')).toBe('2026-11-16');
    expect(sampleClock('2026-11-23').mondayOf('2026-11-16')).toBe('2026-11-23');
  });
});
