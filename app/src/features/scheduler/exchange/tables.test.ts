import { expect, test } from 'vitest';
import sample from '#fixtures/sample-week.json';
import { toCalendar, toCsv } from './tables';

const schedule = {
  positions: [{ id: 'server', name: 'Server, hall', team: 'front-of-house', required: 1 }],
  staff: [{ id: 'st-1', name: '=HYPERLINK("x")', positionId: 'server', color: 'server', availability: [] }],
  shifts: [
    { id: 's-1', staffId: 'st-1', day: 0, start: 9, hours: 8, confirmed: true },
    { id: 's-2', staffId: 'st-1', day: 6, start: 20, hours: 6, confirmed: false },
  ],
};

test('the table has a row for each shift, quotes what needs quotes, and runs nothing in a spreadsheet', () => {
  expect(toCsv(schedule).split('\r\n')).toEqual([
    'id,staff_id,name,position,day,start,end,hours,status',
    's-1,st-1,"\'=HYPERLINK(""x"")","Server, hall",mon,09:00,17:00,8,confirmed',
    's-2,st-1,"\'=HYPERLINK(""x"")","Server, hall",sun,20:00,02:00,6,pending',
    '',
  ]);
  expect(toCsv(sample.schedule).split('\r\n')).toHaveLength(sample.schedule.shifts.length + 2);
});

test('the calendar has an event for each shift of the person, past midnight on the next day', () => {
  const text = toCalendar(schedule, 'st-1', '2026-11-16', new Date('2026-11-10T07:08:09.100Z'), 'Shift; Brasa, hall');
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Brightcrew//Scheduler//EN']);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(lines).toContain('DTSTAMP:20261110T070809Z');
  expect(lines).toContain('DTSTART:20261122T200000');
  expect(lines).toContain('DTEND:20261123T020000');
  expect(lines).toContain('SUMMARY:Shift\\; Brasa\\, hall');
  expect(lines).toContain('STATUS:TENTATIVE');
  expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
  expect(toCalendar(schedule, 'nobody', '2026-11-16', new Date(), 'Shift')).not.toContain('VEVENT');
});

test('no line of the calendar is longer than 75 bytes, whatever its letters', () => {
  const text = toCalendar(schedule, 'st-1', '2026-11-16', new Date(0), 'Ñandú 🎈 '.repeat(30));
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'Ñandú 🎈 '.repeat(30)}`);
});
