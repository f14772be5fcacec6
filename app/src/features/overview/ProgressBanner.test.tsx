// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import type { Language } from '~/shared/language';
import { ProgressBanner } from './ProgressBanner';

const translators = {
  en: createTranslator('en', [await loadTexts('en', 'demoOverview')]),
  es: createTranslator('es', [await loadTexts('es', 'demoOverview')]),
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each<[Language, string, string]>([
  ['en', '/demo/overview', 'Your best March so far.'],
  ['es', '/es/demo/overview', 'Tu mejor marzo hasta ahora.'],
])('in %s the best month is the current one', (language, path, words) => {
  vi.useFakeTimers({ now: new Date(2027, 2, 10) });
  render(
    <MemoryRouter initialEntries={[path]}>
      <I18nextProvider i18n={translators[language]}>
        <ProgressBanner />
      </I18nextProvider>
    </MemoryRouter>,
  );
  expect(screen.getByText(new RegExp(`^${words}`))).toBeTruthy();
});
