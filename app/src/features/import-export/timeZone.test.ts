import { expect, test } from 'vitest';
import { zoneAround } from './timeZone';

test('a zone has the changes of its clocks around a week', () => {
  expect(zoneAround('Europe/Madrid', '2026-11-23')).toEqual({
    id: 'Europe/Madrid',
    offset: 120,
    changes: [
      { at: '2026-10-25T03:00:00', offset: 60 },
      { at: '2027-03-28T02:00:00', offset: 120 },
    ],
  });
  // Half an hour, on the other half of the year.
  expect(zoneAround('Australia/Lord_Howe', '2026-11-23')).toEqual({
    id: 'Australia/Lord_Howe',
    offset: 630,
    changes: [
      { at: '2026-10-04T02:00:00', offset: 660 },
      { at: '2027-04-04T02:00:00', offset: 630 },
    ],
  });
  expect(zoneAround('America/New_York', '2026-03-09').changes).toContainEqual({
    at: '2026-03-08T02:00:00',
    offset: -240,
  });
  expect(zoneAround('UTC', '2026-11-23')).toEqual({ id: 'UTC', offset: 0, changes: [] });
});
