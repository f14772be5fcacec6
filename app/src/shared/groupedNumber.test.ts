import { expect, test } from 'vitest';
import { groupedNumber, groupedNumbers } from './groupedNumber';
import { languages } from './language';

test('whole numbers are formatted as by the platform', () => {
  for (const language of languages) {
    const platform = new Intl.NumberFormat(language);
    for (const value of [0, 7, 100, 999, 1000, 1250, 12_000, 9999, 10_000, 32_451, 100_000, 1_234_567, -1250]) {
      expect(groupedNumber(value, language)).toBe(platform.format(value));
    }
  }
});

test('numbers in a text get thousands separators', () => {
  expect(groupedNumbers('400 - 40000', 'en')).toBe('400 - 40,000');
  expect(groupedNumbers('400 - 40000', 'es')).toBe('400 - 40.000');
  expect(groupedNumbers('100', 'en')).toBe('100');
});
