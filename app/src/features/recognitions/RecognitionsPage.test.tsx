// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { team } from '~/demo/people';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { RecognitionsPage } from './RecognitionsPage';

const engine = {
  recognitionTotal: () => 50,
  checkRecognition: () => ({ remaining: { points: 450, recognitions: 4 } }),
  allowanceExpires: () => '2026-11-30',
};
vi.mock('~/engine/useRecognition', () => ({ useRecognition: () => ({ ok: true, value: engine }) }));

const translator = createTranslator('en', [await loadTexts('en', 'recognitions')]);
const role = 'manager';
const rules = {
  choices: [50],
  messageLimit: 200,
  expires: '2026-11-30',
  today: '2026-11-20',
  allowance: { points: 500, recognitions: 5 },
};
const thanks = {
  name: team[1]?.name ?? '',
  message: 'Thank you for covering Friday.',
  back: '/shift-scheduler?group=role',
};

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

afterEach(cleanup);

function open(state: unknown = null) {
  const router = createMemoryRouter(
    [
      { path: '/demo/manager/recognitions', element: <RecognitionsPage role={role} rules={rules as never} /> },
      { path: '/pricing', element: <p>prices</p> },
    ],
    { initialEntries: [{ pathname: '/demo/manager/recognitions', state }] },
  );
  render(
    <I18nextProvider i18n={translator}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
  return router;
}

test('a thank-you from a roster fills the form until it is sent, and not again after Back', async () => {
  const router = open({ thanks });
  const message = () => screen.getByRole<HTMLTextAreaElement>('textbox').value;
  const leaveAndReturn = async () => {
    await act(() => router.navigate('/pricing'));
    await act(() => router.navigate(-1));
  };
  expect(message()).toBe(thanks.message);
  await leaveAndReturn();
  expect(message()).toBe(thanks.message);

  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(message()).not.toBe(thanks.message);
  await leaveAndReturn();
  expect(message()).not.toBe(thanks.message);
  expect(screen.getByRole('link', { name: /roster/ }).getAttribute('href')).toBe(thanks.back);
});

test('[D-330] the congratulations open 3 seconds after sending', async () => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = vi.fn();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  open({ thanks });
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await act(() => vi.advanceTimersByTimeAsync(2999));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByRole('dialog', { name: 'Congrats on sending a recognition!' })).toBeTruthy();
});
