// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePromo } from '~/demo/useContinue';
import { useOwnTeamStore } from '~/roster/ownTeamStore';
import { openWeek } from '~/roster/testing/openWeek';
import type { Origin } from '~/roster/week/editableWeek';
import { useSession } from '~/roster/week/session';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { TeamPage } from './TeamPage';

vi.mock('~/features/manager/TeamList', () => ({ default: () => <p>the demo’s members</p> }));
vi.mock('~/features/team/OpenTeam', () => ({ default: () => <p>the open team</p> }));
vi.mock('~/features/team/RosterPeople', () => ({ default: () => null }));
vi.mock('~/roster/kept/KeptHint', () => ({ default: () => <p>what is kept</p> }));

const translator = createTranslator('en', [await loadTexts('en', 'manager')]);
const schedule = {
  positions: [{ id: 'bar', name: 'Bar', team: '', required: 1 }],
  staff: [{ id: 'ada', name: 'Ada', positionId: 'bar', color: '', availability: [] }],
  shifts: [],
};

const show = () =>
  act(async () => {
    render(
      <MemoryRouter initialEntries={['/demo/manager/view-team']}>
        <I18nextProvider i18n={translator}>
          <TeamPage />
        </I18nextProvider>
      </MemoryRouter>,
    );
  });
const team = () => screen.getByText(/^the (open team|demo’s members)$/).textContent;

beforeEach(() => {
  usePromo.setState(usePromo.getInitialState());
  useSession.setState(useSession.getInitialState());
  useOwnTeamStore.setState(useOwnTeamStore.getInitialState());
});

afterEach(cleanup);

test.each<[string, Origin | null, string]>([
  ['a table', { kind: 'own', name: 'Bar' }, 'the open team'],
  ['a file of a week', { kind: 'imported', shifts: 0 }, 'the open team'],
  ['the link to a week', { kind: 'shared', link: 'x', week: '2026-W47', person: null }, 'the open team'],
  [
    'the link to one person’s week',
    { kind: 'shared', link: 'x', week: '2026-W47', person: 'ada' },
    'the demo’s members',
  ],
  ['the sample', null, 'the demo’s members'],
])(
  'with a roster from %s it shows that roster’s team or the demo’s, and leads back to its week',
  async (_, origin, shown) => {
    if (origin) openWeek(schedule, origin);
    else openWeek();
    await show();
    expect(team()).toBe(shown);
    // On a phone the promo of the demo does not stand in the way of a team of one's own.
    expect(usePromo.getState().passed).toBe(shown === 'the open team');
    expect(screen.getByRole('link', { name: 'Back to the roster' }).getAttribute('href')).toBe(
      '/shift-scheduler?week=2026-W47',
    );
  },
);

test('the sample, once it is kept, is a team of one’s own', async () => {
  const { handle } = openWeek();
  useOwnTeamStore.getState().setKept(handle, { id: 'a', name: 'Your team' });
  await show();
  expect(team()).toBe('the open team');
});

test('opened by itself, it says what is kept, and leads to no roster', async () => {
  await show();
  expect(screen.getByText('what is kept')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
