import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import measures from '#fixtures/measures.json';
import { measures as english } from '~/locales/en/measures';
import { measures as spanish } from '~/locales/es/measures';
import { solverTables, tableIn } from './solverTables';

test('a table is read as it is written', () => {
  const text = 'Before.\n\n| a | b |\n|---|---|\n| 1 | |\n| 2 | x, y |\n\nAfter.';
  expect(tableIn(text, 'a')).toEqual({
    head: ['a', 'b'],
    rows: [
      ['1', ''],
      ['2', 'x, y'],
    ],
  });
  expect(() => tableIn(text, 'b')).toThrow('no table that begins with b');
});

test('the solver has been measured on weeks and on instances, and every heading has its words', () => {
  for (const { head, rows } of Object.values(solverTables())) {
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) expect(row).toHaveLength(head.length);
    for (const texts of [english, spanish]) {
      for (const name of head)
        expect(texts.heads.map(({ written }) => written)).toContain(name.replace(/ [\d.]+$/, ''));
    }
  }
});

test('the numbers of worked cases are those in the repository', () => {
  const fixtures = new URL('../../../fixtures/golden/', import.meta.url).pathname;
  const cases = (folder: string) => readdirSync(`${fixtures}${folder}`).filter((name) => name.endsWith('.json'));
  expect(cases('law')).toHaveLength(measures.laws.cases);
  expect(cases('fill').filter((name) => name.startsWith('law-'))).toHaveLength(measures.laws.filled);
});
