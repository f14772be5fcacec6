// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openWeek, place, renderPart } from '~/roster/testing/openWeek';
import { activeWeek, useSession } from '~/roster/week/session';
import { readViewState } from '~/roster/week/viewState';
import { weekFigures } from '~/roster/week/weekFigures';
import { RosterView } from './RosterView';

const people = ['Ada', 'Ben', 'Cem', 'Dan', 'Eve', 'Fay'];
const schedule = {
  positions: [
    { id: 'cook', name: 'Cook', team: 'kitchen', required: 1 },
    { id: 'waiter', name: 'Waiter', team: 'floor', required: 1 },
  ],
  staff: people.map((name) => ({
    id: name,
    name,
    positionId: name === 'Fay' ? 'waiter' : 'cook',
    ...(name === 'Eve' && { otherPositions: ['waiter'] }),
    color: 'cook',
    availability: [],
  })),
  shifts: [{ id: '1', staffId: 'Ben', day: 0, start: 10, hours: 6, confirmed: true }],
  absences: [
    ...people.slice(0, 5).map((staffId) => ({ staffId, day: 1, kind: 'holiday', note: 'Back on Friday' })),
    { staffId: 'Fay', day: 1, kind: 'sick' },
    { staffId: 'Ada', day: 2, kind: 'training' },
  ],
};

beforeEach(() => {
  openWeek(schedule, { kind: 'own', name: 'Bar' });
});

async function linesOf(query: string) {
  const state = readViewState(new URLSearchParams(query), place.week);
  const week = activeWeek(useSession.getState());
  if (!week) throw new Error('no week is open');
  renderPart(<RosterView week={week} model={weekFigures(week, state)} state={state} />);
  await waitFor(() => expect(document.querySelector('[role=grid]')).not.toBeNull());
  return [...document.querySelectorAll<HTMLElement>('[data-away]')].map(({ dataset, textContent }) => [
    dataset.away,
    textContent,
  ]);
}

const tuesday = ['1', 'Holiday: Ada, Ben, Cem, Dan and 1; Sick: Fay'];
const wednesday = ['2', 'Training: Ada'];

test.each([
  ['the week by time', '', [tuesday, wednesday]],
  ['the week by role', 'group=role', [tuesday, wednesday]],
  ['the day by time', 'view=daily&day=1', [tuesday]],
  ['the day by role', 'view=daily&group=role&day=2', [wednesday]],
  ['the month', 'view=monthly', [tuesday, wednesday]],
  ['a position, with those who can also work in it', 'position=waiter', [['1', 'Holiday: Eve; Sick: Fay']]],
])('who is away stands in %s', async (_, query, expected) => {
  expect(await linesOf(query)).toEqual(expected);
});

test('the title has what there is no room for', async () => {
  await linesOf('view=daily&day=1&position=waiter');
  expect(document.querySelector('[data-away]')?.getAttribute('title')).toBe('Eve: Holiday, Back on Friday; Fay: Sick');
});
