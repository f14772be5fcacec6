// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { template } from '~/locales/en/template';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { QuickTemplates } from './QuickTemplates';
import { templateSamples } from './samples';

const translator = createTranslator('en', [await loadTexts('en', 'template')]);

afterEach(cleanup);

test('a saved template with positions missing from the sample week says so before it is chosen', () => {
  const { templates, weekPositionIds } = templateSamples(template);
  render(
    <I18nextProvider i18n={translator}>
      <QuickTemplates
        templates={templates.map((sample) => ({ ...sample, id: `${sample.id} of the house`, own: true }))}
        weekPositionIds={weekPositionIds}
        chosen="restaurant of the house"
        onChoose={() => undefined}
        onRemove={() => undefined}
      />
    </I18nextProvider>,
  );
  const warned = screen.getAllByRole<HTMLInputElement>('radio').map((card) => {
    const ids = card.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.every((id) => document.getElementById(id))).toBe(true);
    const description = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    return [card.getAttribute('aria-label'), description.includes('has none of these positions')];
  });
  expect(warned).toEqual([
    ['Restaurant', false],
    ['Retail Store', true],
    ['Healthcare', true],
  ]);
});

test('a ready-made template offers the sample week of its industry once it is chosen', () => {
  const { templates, weekPositionIds } = templateSamples(template);
  render(
    <MemoryRouter>
      <I18nextProvider i18n={translator}>
        <QuickTemplates
          templates={templates.map((sample) => ({ ...sample, own: false }))}
          weekPositionIds={weekPositionIds}
          chosen="healthcare"
          onChoose={() => undefined}
          onRemove={() => undefined}
        />
      </I18nextProvider>
    </MemoryRouter>,
  );
  const offers = screen.getAllByRole('button', { name: /^Open a sample week/ });
  expect(offers.map((offer) => offer.textContent)).toEqual(['Open a sample week: Healthcare']);
});
