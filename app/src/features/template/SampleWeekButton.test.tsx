// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import quickTemplates from '#fixtures/quick-templates.json';
import sample from '#fixtures/sample-week.json';
import ward from '#fixtures/week-healthcare.json';
import variants from '#fixtures/week-variants.json';
import { engineBesideDocument } from '~/engine/besideDocument';
import { useSession } from '~/roster/week/session';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { Link } from '~/ui/Link';
import { SampleWeekButton } from './SampleWeekButton';

const engine = await engineBesideDocument();
const translator = createTranslator('en', [await loadTexts('en', 'template')]);
const positions = quickTemplates.find(({ id }) => id === 'healthcare')?.positions ?? [];
const healthcare = { id: 'healthcare', name: 'Healthcare', description: '', own: false, positions };

const Setup = () => (
  <>
    <SampleWeekButton template={healthcare} />
    <Link to="/demo/elsewhere">Elsewhere</Link>
  </>
);
const Routes = createRoutesStub([
  { path: '/demo/setup', Component: Setup },
  { path: '/demo/elsewhere', Component: () => <p>Elsewhere it is.</p> },
  { path: '*', Component: () => <p>The scheduler.</p> },
]);

const origins = () => Object.values(useSession.getState().rosters).map(({ origin }) => origin?.kind);

/** Presses the button on a line where the week has not arrived yet. */
async function press() {
  const response = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => response.promise);
  const files = { sample, variants };
  const start = { status: 'ready', engine, files, thisWeek: '2026-W47' } as const;
  useSession.setState({ ...useSession.getInitialState(), start });
  render(
    <I18nextProvider i18n={translator}>
      <Routes initialEntries={['/demo/setup']} />
    </I18nextProvider>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button'));
  const arrive = () => act(async () => response.resolve(Response.json(ward)));
  return { user, arrive };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('opens the week once it has arrived', async () => {
  const { arrive } = await press();
  await arrive();
  expect(await screen.findByText('The scheduler.')).toBeTruthy();
  expect(origins()).toEqual(['trade']);
});

test('somebody who has left meanwhile keeps the week and stays where they are', async () => {
  const { user, arrive } = await press();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await screen.findByText('Elsewhere it is.');
  await arrive();
  expect(origins()).toEqual([]);
  expect(screen.getByText('Elsewhere it is.')).toBeTruthy();
});
