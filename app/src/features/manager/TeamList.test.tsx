// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import TeamList from './TeamList';

const translator = createTranslator('en', [await loadTexts('en', 'manager', 'common')]);

test('the search announces its number of results', () => {
  render(
    <MemoryRouter>
      <I18nextProvider i18n={translator}>
        <TeamList />
      </I18nextProvider>
    </MemoryRouter>,
  );
  const status = screen.getByRole('status');
  const search = screen.getByRole('searchbox');
  expect(status.textContent).toBe('');
  fireEvent.change(search, { target: { value: 'marta' } });
  expect(status.textContent).toBe('1 person found');
  fireEvent.change(search, { target: { value: 'nobody at all' } });
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toBe('Nobody matches that search.');
});
