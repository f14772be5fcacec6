// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import links from '#fixtures/golden/public-bugs/I-25-links.json';
import sample from '#fixtures/sample-week.json';
import variants from '#fixtures/week-variants.json';
import { engineBesideDocument } from '~/engine/besideDocument';
import { activeWeek, useSession } from '~/roster/week/session';
import { fragmentOf } from '~/roster/week/shareLink';
import { useScheduler } from '~/roster/week/useScheduler';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import LinkFaultPanel from './LinkFaultPanel';

const engine = await engineBesideDocument();
const translator = createTranslator('en', [await loadTexts('en', 'importExport')]);
const shared = engine.toLink(
  engine.Editor.fromJson(JSON.stringify({ ...sample.schedule, shifts: sample.schedule.shifts.slice(0, 9) })).document(),
);
const thisWeek = '2026-W49';

function Screen() {
  const { state, change } = useScheduler({ dates: { isoYear: 2026, isoWeek: 49 } } as never);
  const linkFault = useSession((session) => session.linkFault);
  const week = useSession(activeWeek);
  return (
    <>
      <output>{week ? `${state.week}: ${week.handle.ask({ kind: 'shiftCount' })} shifts` : 'no week'}</output>
      <button type="button" onClick={() => change({ group: 'member' })}>
        by member
      </button>
      {linkFault && <LinkFaultPanel fault={linkFault.fault} />}
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T08:00:00') });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function open(...addresses: string[]) {
  const start = { status: 'ready', engine, files: { sample, variants }, thisWeek } as const;
  useSession.setState({ ...useSession.getInitialState(), start });
  const router = createMemoryRouter([{ path: '/shift-scheduler', element: <Screen /> }], { initialEntries: addresses });
  await act(async () => {
    render(
      <I18nextProvider i18n={translator}>
        <RouterProvider router={router} />
      </I18nextProvider>,
    );
  });
  return { router, address: () => router.state.location.search + router.state.location.hash };
}

const week = () => screen.getByRole('status').textContent;

test('a shared week opens under its own dates, later too, and its address keeps them', async () => {
  const { address } = await open(`/shift-scheduler?week=2026-W48${fragmentOf(shared)}`);
  expect(week()).toBe('2026-W48: 9 shifts');
  expect(address()).toBe(`?week=2026-W48${fragmentOf(shared)}`);
});

test('the address of a shared week of this week has its dates, after a change of view as well', async () => {
  const { address } = await open(`/shift-scheduler${fragmentOf(shared)}`);
  expect(week()).toBe('2026-W49: 9 shifts');
  expect(address()).toBe(`?week=2026-W49${fragmentOf(shared)}`);
  await userEvent.click(screen.getByText('by member'));
  await act(() => new Promise((done) => setTimeout(done)));
  expect(address()).toBe(`?week=2026-W49&group=member${fragmentOf(shared)}`);
});

const [cut, bracketed] = links.cases;

test('a cut link says that it is incomplete and shows no week until the sample is asked for', async () => {
  const { address } = await open(cut?.link ?? '');
  expect(screen.getByRole('alert').textContent).toContain('This link is incomplete.');
  expect(week()).toBe('no week');
  // A reload says the same.
  expect(address()).toBe(cut?.link.replace('/shift-scheduler', ''));
  await userEvent.click(screen.getByRole('button', { name: 'Show the sample week' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(week()).toMatch(/^2026-W49: \d\d+ shifts$/);
  expect(address()).toBe('');
});

test.each([
  ['a letter was added', `${shared}A`],
  ['something in the middle is missing', shared.slice(0, 60) + shared.slice(70)],
  ['nothing is left', ''],
  ['a messenger continued it', `${shared})see`],
])('a link of which %s says the same', async (_, text) => {
  await open(`/shift-scheduler?week=2026-W48#week=${text}`);
  expect(screen.getByRole('alert').textContent).toContain('This link is incomplete.');
  expect(week()).toBe('no week');
});

test('a link with a bracket behind it opens', async () => {
  await open(bracketed?.link ?? '');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(week()).toMatch(/shifts$/);
});

test('going back leaves an incomplete link', async () => {
  const { router } = await open('/shift-scheduler', cut?.link ?? '');
  expect(week()).toBe('no week');
  await act(() => router.navigate(-1));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(week()).toMatch(/^2026-W49: \d\d+ shifts$/);
});
