// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import sample from '#fixtures/sample-week.json';
import variants from '#fixtures/week-variants.json';
import { engineBesideDocument } from '~/engine/besideDocument';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { activeWeek, replaceRoster, showWeek, useSession } from '../week/session';
import { readViewState } from '../week/viewState';
import { weekFigures } from '../week/weekFigures';
import { RosterView } from './RosterView';

const engine = await engineBesideDocument();
const translator = createTranslator('en', [await loadTexts('en', 'scheduler')]);
const place = { week: '2026-W47', roster: 'sample' } as const;
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
  const start = { status: 'ready', engine, files: { sample, variants }, thisWeek: place.week } as const;
  useSession.setState({ ...useSession.getInitialState(), start });
  showWeek(place);
  replaceRoster(engine.Editor.fromJson(JSON.stringify(schedule)), place, { kind: 'own', name: 'Bar' });
});
afterEach(cleanup);

async function linesOf(query: string) {
  const state = readViewState(new URLSearchParams(query), place.week);
  const week = activeWeek(useSession.getState());
  if (!week) throw new Error('no week is open');
  render(
    <MemoryRouter>
      <I18nextProvider i18n={translator}>
        <RosterView week={week} model={weekFigures(week, state)} state={state} />
      </I18nextProvider>
    </MemoryRouter>,
  );
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
