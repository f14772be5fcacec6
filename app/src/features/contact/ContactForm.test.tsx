// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { ContactForm } from './ContactForm';
import { sendContact } from './contact';
// The form fetches them with the first toast.
import '~/ui/Toasts';

vi.mock('./contact', async (original) => ({ ...(await original<typeof import('./contact')>()), sendContact: vi.fn() }));

const translator = createTranslator('en', [await loadTexts('en', 'contact', 'common')]);

afterEach(() => {
  cleanup();
  vi.mocked(sendContact).mockReset();
});

function show() {
  render(
    <MemoryRouter initialEntries={['/contact']}>
      <I18nextProvider i18n={translator}>
        <ContactForm />
      </I18nextProvider>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const send = () => screen.getByRole('button', { name: /^Send/ });
const toasts = () => Array.from(document.querySelectorAll('[data-toast]'), ({ textContent }) => textContent);

test('what is typed while the message is being sent stays; what was sent is cleared', async () => {
  let accept = () => {};
  const sending = new Promise<void>((resolve) => {
    accept = resolve;
  });
  vi.mocked(sendContact).mockReturnValue(sending);
  const user = show();
  await user.type(field('name'), 'Ada');
  await user.type(field('email'), 'ada@example.com');
  await user.selectOptions(field('countryCode'), '+34');
  await user.type(field('message'), 'Hello');
  await user.click(send());
  await user.type(field('message'), ', one more thing');
  await user.type(field('company'), 'Engines');
  await act(async () => accept());
  expect(sendContact).toHaveBeenCalledOnce();
  expect(['name', 'email', 'message', 'company'].map((name) => field(name).value)).toEqual([
    '',
    '',
    'Hello, one more thing',
    'Engines',
  ]);
});

test('[W-400] [W-401] [W-403] [W-492] [W-578] without a name or an address nothing is sent, and one toast says so', async () => {
  show();
  const type = (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) fireEvent.input(field(name), { target: { value } });
  };
  for (const [name, email, focus] of [
    ['', '', 'name'],
    ['Ana', ' ', 'email'],
    ['  ', 'ana@harbour.example', 'name'],
  ] as const) {
    type({ name, email });
    fireEvent.click(send());
    await waitFor(() => expect(toasts()).toEqual([expect.stringMatching(/Error.*Please fill in all required fields/)]));
    expect(document.activeElement).toBe(field(focus));
    expect(field(focus).getAttribute('aria-invalid')).toBe('true');
  }
  // Malformed values are reported at their fields.
  type({ name: 'Ana', email: 'ana@', phone: 'call me' });
  fireEvent.click(send());
  screen.getByText(/^Please enter a valid email address/);
  screen.getByText(/^Please check the phone number/);
  expect(sendContact).not.toHaveBeenCalled();
  type({ email: 'ana@harbour.example', phone: '' });
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  vi.mocked(sendContact).mockResolvedValue();
  fireEvent.click(send());
  await waitFor(() => expect(toasts().join()).toContain('Success!'));
  expect(sendContact).toHaveBeenCalledOnce();
});
