// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openWeek, renderPart } from '~/roster/testing/openWeek';
import { weekFigures } from '~/roster/week/weekFigures';
import { GapSheet } from './GapSheet';

const person = (id: string, positionId: string) => ({
  id,
  name: id,
  positionId,
  color: positionId,
  availability: [{ day: 0, start: 0, end: 24 }],
});

test('each position that is short has a heading, and a line with need and hours for each day', () => {
  const week = openWeek({
    positions: [
      { id: 'cook', name: 'Cook', team: 'kitchen', required: 1 },
      { id: 'server', name: 'Server', team: 'floor', required: 1 },
    ],
    staff: [person('a', 'cook'), person('b', 'server')],
    // The cook is there for all hours of Monday and Tuesday, the server on Monday.
    shifts: [0, 1].flatMap((day) => [
      { id: `a${day}`, staffId: 'a', day, start: 9, hours: 16, confirmed: true },
      ...(day === 0 ? [{ id: 'b', staffId: 'b', day, start: 9, hours: 16, confirmed: true }] : []),
    ]),
  });
  renderPart(<GapSheet model={weekFigures(week, { team: null, position: null })} />);
  const sheet = within(screen.getByTestId('gap-sheet'));
  expect(sheet.getAllByRole('heading', { level: 3, hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Cook',
    'Server',
  ]);
  const lines = sheet.getAllByRole('list', { hidden: true }).map((list) =>
    within(list)
      .getAllByRole('listitem', { hidden: true })
      .map((line) => [...line.children].map(({ textContent }) => textContent)),
  );
  expect(lines.map((own) => own.length)).toEqual([5, 6]);
  expect(lines[1]?.[0]).toEqual(['Tuesday, November 17', 'Need 1', '10 AM-8 PM']);
});
