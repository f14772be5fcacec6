import { beforeAll, describe, expect, it } from 'vitest';
import { type Engine, loadEngine } from '~/engine/engine';
import {
  chipName,
  formatDate,
  formatHour,
  formatHourShort,
  formatHours,
  formatTime,
  formatTimes,
  formatTimesBriefly,
  initials,
  weekLabel,
} from './format';

let engine: Engine;

beforeAll(async () => {
  const loaded = await loadEngine();
  if (!loaded.ok) throw new Error(loaded.fault.message);
  engine = loaded.value;
});

describe('hours', () => {
  it('[D-207] use the 12-hour clock in English, 9:00 AM to 12:00 AM', () => {
    const hours = [0, 9, 11, 12, 13, 23, 24, 25].map((hour) => formatHour(hour, 'en'));
    expect(hours).toEqual([
      '12:00 AM',
      '9:00 AM',
      '11:00 AM',
      '12:00 PM',
      '1:00 PM',
      '11:00 PM',
      '12:00 AM',
      '1:00 AM',
    ]);
  });

  it('use the 24-hour clock in Spanish', () => {
    expect([0, 9, 13, 24, 47].map((hour) => formatHour(hour, 'es'))).toEqual([
      '0:00',
      '9:00',
      '13:00',
      '0:00',
      '23:00',
    ]);
  });

  it('have a short form for sentences: 11 AM, 11:00', () => {
    expect([11, 12, 24].map((hour) => formatHourShort(hour, 'en'))).toEqual(['11 AM', '12 PM', '12 AM']);
    expect([11, 24].map((hour) => formatHourShort(hour, 'es'))).toEqual(['11:00', '0:00']);
  });
});

describe('quarter-hour times', () => {
  const late = { start: 9, startMinute: 30, end: 17, endMinute: 45 };
  const night = { start: 22, end: 30, endMinute: 15 };

  it('omit :00 in English', () => {
    expect(formatTime(9, 0, 'en')).toBe('9 AM');
    expect(formatTime(9, 15, 'en')).toBe('9:15 AM');
    expect(formatTime(12, 30, 'en')).toBe('12:30 PM');
    expect(formatTime(24, 45, 'en')).toBe('12:45 AM');
    expect(formatTimes(late, 'en')).toBe('9:30 AM-5:45 PM');
    expect(formatTimes({ start: 9, end: 17 }, 'en')).toBe('9 AM-5 PM');
    expect(formatTimes(night, 'en')).toBe('10 PM-6:15 AM');
  });

  it('use the 24-hour clock in Spanish', () => {
    expect(formatTime(9, 0, 'es')).toBe('9:00');
    expect(formatTime(21, 15, 'es')).toBe('21:15');
    expect(formatTime(24, 45, 'es')).toBe('0:45');
    expect(formatTimes(late, 'es')).toBe('9:30-17:45');
    expect(formatTimes(night, 'es')).toBe('22:00-6:15');
  });

  it('are brief in the blocks of a week', () => {
    expect(formatTimesBriefly(late, 'en')).toBe('9:30a-5:45p');
    expect(formatTimesBriefly({ start: 12, end: 24 }, 'en')).toBe('12p-12a');
    expect(formatTimesBriefly({ start: 9, startMinute: 30, end: 17 }, 'es')).toBe('9:30-17');
    expect(formatTimesBriefly({ start: 16, end: 24 }, 'es')).toBe('16-24');
  });

  it('lengths are hours, with quarters as decimals', () => {
    const lengths = [{ hours: 8 }, { hours: 8, minutes: 15 }, { hours: 0, minutes: 45 }, { hours: 37, minutes: 30 }];
    expect(lengths.map((length) => formatHours(length, 'en'))).toEqual(['8', '8.25', '0.75', '37.5']);
    expect(lengths.map((length) => formatHours(length, 'es'))).toEqual(['8', '8,25', '0,75', '37,5']);
  });
});

describe('dates', () => {
  it('an ISO date is the same day in every time zone', () => {
    expect(formatDate('2026-11-18', 'full', 'en')).toBe('Wednesday, November 18');
    expect(formatDate('2026-11-18', 'full', 'es')).toBe('miércoles, 18 de noviembre');
    expect(formatDate('2026-11-27', 'date', 'en')).toBe('November 27, 2026');
    expect(formatDate('2026-11-27', 'date', 'es')).toBe('27 de noviembre de 2026');
    expect(formatDate('2027-01-01', 'weekday', 'en')).toBe('Friday');
    expect(formatDate('2026-02-01', 'month', 'es')).toBe('febrero de 2026');
    expect(formatDate('2026-11-16', 'shortWeekday', 'en')).toBe('Mon');
  });
});

describe('week labels', () => {
  it('[D-198] [D-493] English as MMM d - MMM d, yyyy, also over New Year', () => {
    expect(weekLabel(engine.isoWeekOf('2026-11-16'), 'en')).toBe('Nov 16 - Nov 22, 2026');
    expect(weekLabel(engine.isoWeekOf('2027-01-01'), 'en')).toBe('Dec 28 - Jan 3, 2027');
  });

  it('Spanish with the day first, also over New Year', () => {
    expect(weekLabel(engine.isoWeekOf('2026-11-16'), 'es')).toBe('16 nov - 22 nov 2026');
    expect(weekLabel(engine.isoWeekOf('2027-01-01'), 'es')).toBe('28 dic - 3 ene 2027');
  });
});

describe('names', () => {
  it('[D-235] initials are the first letters of the first and the last word', () => {
    expect(initials('Marta Iglesias')).toBe('MI');
    expect(initials('Lan Anh Pham')).toBe('LP');
    expect(initials('cher')).toBe('C');
    expect(initials('  ólafur   þórsson ')).toBe('ÓÞ');
    expect(initials('𝒜da 𝓑ell')).toBe('𝒜𝓑');
    expect(initials('')).toBe('');
  });

  it('a chip shows the given name', () => {
    expect(chipName('Lucía Ferrándiz')).toBe('Lucía');
    expect(chipName('Cher')).toBe('Cher');
    expect(chipName('')).toBe('');
    expect(chipName('Maximiliana Ott')).toBe('Maximiliana');
    expect(chipName('Maximilianus Ott')).toBe('Maximilianus');
    expect(chipName('Wolfeschlegelstein Ott')).toBe('Wolfeschleg…');
  });
});
