// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test } from 'vitest';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { FaultPanel } from './FaultPanel';

const translator = createTranslator('es', [await loadTexts('es', 'scheduler')]);
const textOf = (code: string, message: string) => {
  render(
    <I18nextProvider i18n={translator}>
      <FaultPanel fault={{ code, message }}>{null}</FaultPanel>
    </I18nextProvider>,
  );
  return screen.getByRole('alert').textContent;
};

afterEach(cleanup);

test('the browser’s message about a failed download is not shown', () => {
  expect(textOf('engine-unavailable', 'Failed to fetch')).not.toContain('Failed to fetch');
});

test('the message about invalid data is shown', () => {
  expect(textOf('bad-hours', 'hours must be positive')).toContain('hours must be positive');
});
