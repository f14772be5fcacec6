// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test } from 'vitest';
import sample from '#fixtures/sample-week.json';
import variants from '#fixtures/week-variants.json';
import { engineBesideDocument } from '~/engine/besideDocument';
import { rosterDocument } from '~/features/scheduler/week/ownRoster';
import { showWeek, useSession } from '~/features/scheduler/week/session';
import { useTeam } from '~/features/team/teamStore';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { NextSteps } from './NextSteps';
import { openOwn } from './openOwn';
import { useOwnTeamStore } from './ownTeamStore';

const engine = await engineBesideDocument();
const translator = createTranslator('en', [await loadTexts('en', 'ownTeam')]);
const document = rosterDocument(engine, JSON.stringify(sample.schedule), [], '2026-11-16');

beforeEach(() => {
  const start = { status: 'ready', engine, files: { sample, variants }, thisWeek: '2026-W47' } as const;
  useSession.setState({ ...useSession.getInitialState(), start });
  useOwnTeamStore.setState(useOwnTeamStore.getInitialState());
  showWeek({ week: '2026-W47', roster: 'sample' });
  render(
    <I18nextProvider i18n={translator}>
      <NextSteps />
    </I18nextProvider>,
  );
});
afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a team that was read has next steps, until they are dismissed', () => {
  expect(screen.queryByTestId('next-steps')).toBeNull();
  act(() => void openOwn(document, 'Bar', false));
  press('Check absences');
  expect(useTeam.getState().target).toEqual({ kind: 'list', part: 'people' });
  press('Publish');
  expect(useSession.getState().dialog).toEqual({ kind: 'publish' });
  press('Dismiss');
  expect(screen.queryByTestId('next-steps')).toBeNull();
});

test('a kept team that is opened again has none, and keeps its changes under its id', () => {
  act(() => void openOwn(document, 'Bar', { id: 'kept' }));
  expect(screen.queryByTestId('next-steps')).toBeNull();
  expect(useOwnTeamStore.getState().kept).toMatchObject({ id: 'kept', name: 'Bar' });
});
