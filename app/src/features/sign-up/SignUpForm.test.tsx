// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { settingsElementId } from '~/shared/settings';
import { SignUpForm } from './SignUpForm';

const translators = {
  en: createTranslator('en', [await loadTexts('en', 'signUp', 'proofOfWork', 'common')]),
  es: createTranslator('es', [await loadTexts('es', 'signUp', 'proofOfWork', 'common')]),
};

document.body.innerHTML = `<script id="${settingsElementId}" type="application/json">{"humanCheck":"off"}</script>`;

function show(address = '/sign-up', language: 'en' | 'es' = 'en') {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <I18nextProvider i18n={translators[language]}>
        <SignUpForm />
      </I18nextProvider>
    </MemoryRouter>,
  );
}

afterEach(cleanup);

const email = () => screen.getByLabelText<HTMLInputElement>('Work e-mail');
const organization = () => screen.getByLabelText<HTMLInputElement>('Organization');
const goOn = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
const type = (field: HTMLInputElement, value: string) => fireEvent.input(field, { target: { value } });

test('the form says which field keeps Continue from being pressed', () => {
  show();
  screen.getByText('Please enter your work e-mail to continue.');
  type(email(), 'ana@');
  fireEvent.blur(email());
  expect(email().getAttribute('aria-invalid')).toBe('true');
  screen.getByText('This e-mail address is incomplete. It looks like name@company.com.');
  type(email(), 'ana@harbour.example');
  expect(email().getAttribute('aria-invalid')).toBe('false');
  screen.getByText('Please enter the name of your organization to continue.');
  expect(goOn().disabled).toBe(true);
  type(organization(), 'Harbour');
  expect(screen.queryByText(/to continue/)).toBeNull();
  expect(goOn().disabled).toBe(false);
});

test('what was typed is there again after another page', () => {
  show();
  type(email(), 'ana@harbour.example');
  type(organization(), 'Harbour');
  cleanup();
  show();
  expect([email().value, organization().value]).toEqual(['ana@harbour.example', 'Harbour']);
  expect(goOn().disabled).toBe(false);
});

test.each([
  ['/sign-up?plan=exceed', 'en', 'Your plan: Exceed, 9 euros per user and month. Nothing is charged now.'],
  ['/es/sign-up?plan=engage', 'es', 'Tu plan: Engage, 2 euros por usuario y mes. Ahora no se cobra nada.'],
  ['/sign-up?plan=free', 'en', 'Your plan: Free, for up to 10 people. No credit card.'],
  ['/sign-up?plan=growth', 'en', undefined],
] as const)('%s names the chosen plan', (address, language, words) => {
  const { container } = show(address, language);
  const shown = container.querySelector('[data-plan]')?.textContent;
  if (words) expect(shown).toContain(words);
  else expect(shown).toBeUndefined();
});
