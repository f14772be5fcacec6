// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import type { Language } from '~/shared/language';
import { DemoFooter } from './DemoFooter';

const translators = {
  en: createTranslator('en', [await loadTexts('en', 'common')]),
  es: createTranslator('es', [await loadTexts('es', 'common')]),
};

afterEach(cleanup);

test.each<[Language, string, string, string]>([
  ['en', '/shift-scheduler?week=2026-W49', 'Español', '/es/shift-scheduler?week=2026-W49'],
  ['es', '/es/shift-scheduler?week=2026-W49', 'English', '/shift-scheduler?week=2026-W49'],
])(
  'beside the selector of the product, a link leads from %s to the same page in the other language',
  (language, address, name, to) => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <I18nextProvider i18n={translators[language]}>
          <DemoFooter />
        </I18nextProvider>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to);
    expect(screen.getByRole<HTMLSelectElement>('combobox').disabled).toBe(true);
  },
);
