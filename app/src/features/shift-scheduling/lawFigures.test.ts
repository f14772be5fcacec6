import { describe, expect, test } from 'vitest';
import { presets } from '~/roster/week/workingTime';
import { shownLaws } from './lawFigures';

describe.each(['en', 'es'] as const)('the laws on the site in %s', (language) => {
  test('are all that the scheduler has, each figure with its article', async () => {
    const laws = await shownLaws(language);
    expect(laws.map(({ id }) => id).sort()).toEqual(presets.map(({ id }) => id).sort());
    for (const { id, name, asOf, figures } of laws) {
      expect(name, id).not.toBe('');
      expect(asOf).toContain('2026');
      expect(figures.length, id).toBeGreaterThan(0);
      for (const { label, value, article } of figures) {
        expect(value, label).toMatch(/^\d+\u00a0\S+$/);
        expect(article, label).not.toBe('');
        expect(label).not.toMatch(/\{\{/);
      }
    }
  });

  test('say twelve hours between days and thirty-six a week in Spain', async () => {
    const spain = (await shownLaws(language)).find(({ id }) => id === 'es');
    const values = spain?.figures.map(({ value, article }) => `${article}: ${value}`);
    expect(values).toEqual(expect.arrayContaining(['ET 34.3: 12\u00a0h', 'ET 37.1: 36\u00a0h']));
  });
});
