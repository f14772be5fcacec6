// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOwnTeamStore } from '~/roster/ownTeamStore';
import { createTranslator } from '~/shared/i18n/translator';
import { OwnTeam } from './OwnTeam';

vi.mock('./OwnTeamDialog', () => ({ default: () => <p role="dialog">your team</p> }));
vi.mock('./KeptNotice', () => ({ default: () => null }));

const open = { dates: { monday: '2026-11-16' } } as never;
let router: ReturnType<typeof createMemoryRouter>;

beforeEach(async () => {
  router = createMemoryRouter(
    [
      { path: '/shift-scheduler', element: <OwnTeam engine={{} as never} week={open} /> },
      { path: '/pricing', element: <p>prices</p> },
    ],
    { initialEntries: ['/pricing'] },
  );
  render(
    <I18nextProvider i18n={createTranslator('en', [])}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
});

afterEach(cleanup);

const go = (to: string | number) => act(() => router.navigate(to as string));

test('the dialog that was open when the page was left does not open by itself on return', async () => {
  await go('/shift-scheduler');
  act(() => useOwnTeamStore.getState().setOpen(true));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  await go('/pricing');
  await go(-1);
  expect(router.state.location.pathname).toBe('/shift-scheduler');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an address asks for the dialog once', async () => {
  await go('/shift-scheduler?group=role#own-team');
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(router.state.location).toMatchObject({ pathname: '/shift-scheduler', search: '?group=role', hash: '' });
  await go('/pricing');
  await go(-1);
  expect(screen.queryByRole('dialog')).toBeNull();
});
