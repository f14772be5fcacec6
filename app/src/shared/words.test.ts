import { expect, test, vi } from 'vitest';
import { calendarNames } from './calendarNames';
import { ignoreDoubleClick } from './ignoreDoubleClick';
import { languages } from './language';
import { plainText } from './plainText';

test('days and months have the names that each language gives them', () => {
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 16 + day)));
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)));
  for (const language of languages) {
    const named = (dates: Date[], options: Intl.DateTimeFormatOptions) =>
      dates.map((date) => date.toLocaleDateString(language, { ...options, timeZone: 'UTC' }));
    expect(calendarNames[language]).toEqual({
      weekdays: named(days, { weekday: 'long' }),
      shortWeekdays: named(days, { weekday: 'short' }),
      months: named(months, { month: 'long' }),
      shortMonths: named(months, { month: 'short' }),
    });
  }
});

test('search ignores accents and case', () => {
  expect(plainText('Inés Núñez ÅNGSTRÖM')).toBe('ines nunez angstrom');
});

test('a double click acts once, two clicks act twice', () => {
  const act = vi.fn();
  const click = ignoreDoubleClick(act);
  for (const detail of [1, 2]) click({ detail });
  expect(act).toHaveBeenCalledTimes(1);
  // A click by keyboard has detail 0.
  for (const detail of [1, 0, 3]) click({ detail });
  expect(act).toHaveBeenCalledTimes(3);
});
