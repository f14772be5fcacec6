// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, Suspense, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { lazy } from '~/shared/lazy';
import { CrashScreen } from './CrashScreen';

const translator = createTranslator('en', [await loadTexts('en', 'common')]);

function open(Page: ComponentType, address: string) {
  const Routes = createRoutesStub([{ path: '*', Component: Page, ErrorBoundary: CrashScreen }]);
  render(
    <I18nextProvider i18n={translator}>
      <Routes initialEntries={[address]} />
    </I18nextProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  // React and the router report what a boundary caught.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

let broken = false;

function Page() {
  const [, setPressed] = useState(false);
  if (broken) throw new Error('A fault in rendering.');
  return (
    <button type="button" onClick={() => setPressed((pressed) => !pressed)}>
      Press
    </button>
  );
}

test('a fault in rendering: Try again renders the page in the same document', async () => {
  const user = open(Page, '/page?week=2026-W47');
  broken = true;
  await user.click(await screen.findByRole('button', { name: 'Press' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong');
  expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Press' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

let loadCount = 0;
const Loaded = () => <p>The part is here.</p>;
const Part = lazy(async () => {
  loadCount += 1;
  if (loadCount < 3) throw new TypeError('Failed to fetch dynamically imported module');
  return { default: Loaded };
});
const PageWithPart = () => (
  <Suspense>
    <Part />
  </Suspense>
);

test('a part that failed to load is loaded again; while that fails, a reload is offered with what it costs', async () => {
  const user = open(PageWithPart, '/part');
  const retry = () => screen.findByRole('button', { name: 'Try again' });
  await user.click(await retry());
  await screen.findByRole('button', { name: 'Reload the page' });
  expect(screen.getByRole('alert').textContent).toContain('changes that this device doesn’t keep are lost');
  expect(loadCount).toBe(2);
  await user.click(await retry());
  expect(await screen.findByText('The part is here.')).toBeTruthy();
});
