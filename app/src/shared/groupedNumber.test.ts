import { expect, test } from 'vitest';
import { groupedNumber } from './groupedNumber';
import { languages } from './language';

test('whole numbers read as the platform writes them', () => {
  for (const language of languages) {
    const platform = new Intl.NumberFormat(language, { useGrouping: 'always' });
    for (const value of [0, 7, 100, 999, 1000, 1250, 12_000, 32_451, 100_000, 1_234_567, -1250]) {
      expect(groupedNumber(value, language)).toBe(platform.format(value));
    }
  }
});
