// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { dispatch } from '~/roster/week/session';
import { all, openScheduler, perform, textOf } from '../testing/openScheduler';

const special = () => all('[data-special]').map((line) => [line.dataset.special, textOf(line)]);

const fair = { date: '2026-11-18', name: 'Town fair', holiday: true, closed: true };

test.each([
  '?view=weekly',
  '?view=weekly&group=member',
  '?view=weekly&group=role',
  '?view=daily&day=2',
  '?view=daily&day=2&group=member',
  '?view=monthly',
])('[D-562] a closing day of the roster stands at the day, %s', async (query) => {
  await openScheduler(query);
  // The sample is in Spain, and two of its holidays are in the weeks of its month.
  const before = [
    ['2026-11-01', 'All Saints’ Day'],
    ['2026-12-06', 'Constitution Day'],
  ];
  expect(special()).toEqual(query.includes('monthly') ? before : []);
  await perform(() => {
    dispatch((editor) => editor.tell({ kind: 'changeTeam', change: { calendar: [fair] } }));
  });
  const added = special().filter(([date]) => !before.some(([known]) => known === date));
  expect(added.length).toBeGreaterThan(0);
  for (const line of added) expect(line).toEqual(['2026-11-18', 'Town fair · Closed']);
});

test('[D-561] public holidays are those of the country of the law, in the language of the page', async () => {
  await openScheduler('?view=monthly&week=2026-W50', 'es');
  const inBoth = [
    ['2026-12-25', 'Navidad'],
    ['2027-01-01', 'Año Nuevo'],
  ];
  expect(special()).toEqual([
    ['2026-12-06', 'Día de la Constitución'],
    ['2026-12-08', 'Inmaculada Concepción'],
    ...inBoth,
  ]);
  await perform(() => {
    dispatch((editor) => {
      const rules = editor.ask({ kind: 'rules' });
      const law = { id: 'fr', asOf: '2026-11-27' } as const;
      return editor.tell({ kind: 'changeTeam', change: { rules: { ...rules, law } } });
    });
  });
  expect(special()).toEqual(inBoth);
});
