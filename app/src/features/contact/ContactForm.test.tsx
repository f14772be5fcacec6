// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { ContactForm } from './ContactForm';
import { sendContact } from './contact';

vi.mock('./contact', async (original) => ({ ...(await original<typeof import('./contact')>()), sendContact: vi.fn() }));

const translator = createTranslator('en', [await loadTexts('en', 'contact', 'common')]);

test('what is typed while the message is being sent stays; what was sent is cleared', async () => {
  let accept = () => {};
  const sending = new Promise<void>((resolve) => {
    accept = resolve;
  });
  vi.mocked(sendContact).mockReturnValue(sending);
  render(
    <MemoryRouter initialEntries={['/contact']}>
      <I18nextProvider i18n={translator}>
        <ContactForm />
      </I18nextProvider>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
  await user.type(field('name'), 'Ada');
  await user.type(field('email'), 'ada@example.com');
  await user.selectOptions(field('countryCode'), '+34');
  await user.type(field('message'), 'Hello');
  await user.click(screen.getByRole('button', { name: /^Send/ }));
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
