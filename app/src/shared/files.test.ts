import { expect, test } from 'vitest';
import { fileName } from './files';

test('a file is named by its week and its person', () => {
  expect(fileName('2026-11-16', 'json')).toBe('week-2026-11-16.json');
  expect(fileName('2026-11-16', 'ics', 'Tomasz Zieliński-O’Neil')).toBe('week-2026-11-16-tomasz-zielinski-o-neil.ics');
});
