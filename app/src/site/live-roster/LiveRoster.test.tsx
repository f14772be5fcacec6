// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import sample from '#fixtures/live-week.json';
import { engineBesideDocument } from '~/engine/besideDocument';
import type { Result } from '~/engine/result';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import LiveRoster from './LiveRoster';
import { LiveWeek } from './liveWeek';
import { openLiveWeek } from './openLiveWeek';

vi.mock('./openLiveWeek', () => ({ openLiveWeek: vi.fn() }));

const engine = await engineBesideDocument();
const translator = createTranslator('en', [await loadTexts('en', 'liveRoster')]);
const newWeek = () => new LiveWeek(engine, 'live-week', sample as never);

/** Ends the download of the engine. */
let arrive: (loaded: Result<LiveWeek>) => Promise<void>;

beforeEach(async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const loading = new Promise<Result<LiveWeek>>((resolve) => {
    arrive = (loaded) => act(async () => resolve(loaded));
  });
  vi.mocked(openLiveWeek).mockReturnValue(loading);
  const live = newWeek().view();
  const router = createMemoryRouter([
    { path: '/', element: <LiveRoster title="This week" />, loader: () => ({ live }) },
  ]);
  render(
    <I18nextProvider i18n={translator}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  await screen.findByTestId('live-gaps');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const gapsLeft = () => screen.getByTestId('live-gaps').textContent;
const assignButtons = () => screen.getAllByRole('button', { name: /^Assign/ });

test('while the engine loads one press counts, and the buttons say so', async () => {
  const [first, second] = assignButtons();
  if (!first || !second) throw new Error('At least two people are free.');
  const name = first.ariaLabel?.replace('Assign ', '');
  fireEvent.click(first, { detail: 1 });
  expect(first.ariaLabel).toBe(`Assigning ${name}…`);
  expect(first.textContent).toBe(first.ariaLabel);
  expect(first.getAttribute('aria-busy')).toBe('true');
  expect(second.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(second, { detail: 1 });
  fireEvent.click(first, { detail: 1 });
  await arrive({ ok: true, value: newWeek() });
  expect(gapsLeft()).toBe('2');
  expect(screen.getByRole('status').textContent).toContain(name);
  for (const button of assignButtons()) expect(button.hasAttribute('aria-disabled')).toBe(false);
});

test('a double click assigns one person, before and after the engine is loaded', async () => {
  await userEvent.dblClick(assignButtons()[0] as HTMLElement);
  await arrive({ ok: true, value: newWeek() });
  expect(gapsLeft()).toBe('2');
  await userEvent.dblClick(assignButtons()[0] as HTMLElement);
  expect(gapsLeft()).toBe('1');
});

test('if the engine does not arrive, the buttons can be pressed again', async () => {
  fireEvent.click(assignButtons()[0] as HTMLElement, { detail: 1 });
  await arrive({ ok: false, fault: { code: 'engine-unavailable', message: 'Failed to fetch' } });
  expect(screen.getByRole('alert').textContent).toContain('couldn’t start');
  expect(gapsLeft()).toBe('3');
  vi.mocked(openLiveWeek).mockResolvedValue({ ok: true, value: newWeek() });
  await act(async () => fireEvent.click(assignButtons()[0] as HTMLElement, { detail: 1 }));
  expect(gapsLeft()).toBe('2');
  expect(screen.queryByRole('alert')).toBeNull();
});
