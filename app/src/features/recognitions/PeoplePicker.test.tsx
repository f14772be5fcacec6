// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import PeoplePicker from './PeoplePicker';

const translator = createTranslator('en', [await loadTexts('en', 'recognitions')]);

test('the search announces its number of results, also when there are none', () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
  render(
    <I18nextProvider i18n={translator}>
      <PeoplePicker sender="manager" chosen={[]} onToggle={() => undefined} onClose={() => undefined} />
    </I18nextProvider>,
  );
  const status = screen.getByRole('status');
  const search = screen.getByRole('searchbox');
  expect(status.textContent).toBe('');
  fireEvent.change(search, { target: { value: 'marta' } });
  expect(status.textContent).toBe('1 person found');
  fireEvent.change(search, { target: { value: 'zzz' } });
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toBe('Nobody on the team has that name.');
});
