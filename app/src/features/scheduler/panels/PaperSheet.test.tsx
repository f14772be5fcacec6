// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openWeek, renderPart } from '~/roster/testing/openWeek';
import { PaperSheet } from './PaperSheet';

function show(people: number, details: object = {}) {
  const staff = Array.from({ length: people }, (_, index) => ({
    id: `p${index}`,
    name: `Person ${index}`,
    positionId: 'cook',
    color: 'cook',
    availability: [{ day: 0, start: 0, end: 24 }],
    contractMinutes: 60,
  }));
  const shift = { id: 's', staffId: 'p0', day: 0, start: 9, hours: 8, confirmed: true };
  const schedule = {
    positions: [
      { id: 'cook', name: 'Cook', team: 'kitchen', required: 1 },
      { id: 'server', name: 'Server', team: 'floor', required: 1 },
    ],
    staff,
    shifts: [
      { ...shift, breakMinutes: 30, note: 'Key is with Marta' },
      { ...shift, id: 't', day: 1, confirmed: false },
    ],
    ...details,
  };
  renderPart(<PaperSheet week={openWeek(schedule)} filter={{ team: null, position: null }} />);
}

const cells = (row: number) =>
  within(screen.getAllByRole('row')[row] as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('a shift has its times, break and note, and says what is to be confirmed', () => {
  show(1);
  expect(cells(2).slice(0, 3)).toEqual(['9 AM-5 PM (30 min break)Key is with Marta', '9 AM-5 PM to confirm', '']);
});

test('an absence stands in place of the shift that it cancels; neither its reason nor its note is for the wall', () => {
  show(1, { absences: [{ staffId: 'p0', day: 1, kind: 'sick', note: 'back on Monday' }] });
  expect(cells(2)[1]).toBe('Away');
  expect(screen.getByTestId('paper-sheet').textContent).not.toMatch(/sick|back on Monday/i);
});

test('nobody is left out: who has no shift stands below, and nothing for the planner only is on the wall', () => {
  show(75, { absences: [{ staffId: 'p1', day: 1, kind: 'sick' }] });
  const sheet = screen.getByTestId('paper-sheet');
  expect(
    within(sheet)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Cook', 'Person 0 15.5 h', 'Person 1 0 h']);
  const others = Array.from({ length: 73 }, (_, index) => `Person ${index + 2}`);
  expect(within(sheet).getByText(/^Without shifts/).textContent).toBe(`Without shifts this week: ${others.join(', ')}`);
  expect(sheet.textContent).not.toMatch(/free|\+\d/);
});

test('people stand below the heading of their position', () => {
  show(1);
  expect(within(screen.getAllByRole('row')[1] as HTMLElement).getByText('Cook')).toBeDefined();
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

test('the days are the head of the table, which a browser repeats on every page', () => {
  show(1);
  const head = screen.getByTestId('paper-sheet').querySelector('thead');
  expect(
    within(head as HTMLElement)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(
    ['Team member', 'mon 16', 'tue 17', 'wed 18', 'thu 19', 'fri 20', 'sat 21', 'sun 22'].map((text) =>
      expect.stringMatching(new RegExp(`^${text}$`, 'i')),
    ),
  );
});

test('a holiday and a closing day stand below their date', () => {
  const calendar = [
    { date: '2026-11-18', name: 'Patron saint', holiday: true, closed: true },
    { date: '2026-11-20', name: 'Fair', holiday: true, closed: false },
  ];
  show(1, { calendar });
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads[3]).toMatch(/^wed 18Patron saint · Closed$/i);
  expect(heads[5]).toMatch(/^fri 20Fair$/i);
});
