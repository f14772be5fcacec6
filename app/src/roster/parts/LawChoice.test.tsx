// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import type { Rules } from '~/engine/engine';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { articleOf, figuresOf, presets, withLaw } from '../week/workingTime';
import { LawChoice } from './LawChoice';

const languages = ['en', 'es'] as const;
const translators = {
  en: createTranslator('en', [await loadTexts('en', 'scheduler')]),
  es: createTranslator('es', [await loadTexts('es', 'scheduler')]),
};
const plain: Rules = { minHours: 4, maxHours: 10, daysOff: 2, restHours: 11 };

function Choice({ first }: { first: Rules }) {
  const [rules, setRules] = useState(first);
  return <LawChoice rules={rules} onChange={setRules} />;
}

function show(language: (typeof languages)[number], rules: Rules) {
  render(
    <MemoryRouter initialEntries={[language === 'es' ? '/es/shift-scheduler' : '/shift-scheduler']}>
      <I18nextProvider i18n={translators[language]}>
        <Choice first={rules} />
      </I18nextProvider>
    </MemoryRouter>,
  );
}

afterEach(cleanup);

describe.each(languages)('in %s', (language) => {
  test.each(presets.map((preset) => [preset.id, preset] as const))(
    '%s has each figure with its article',
    (id, preset) => {
      show(language, withLaw(plain, id));
      const articles = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
      const words = language === 'es' ? ' y ' : ' and ';
      for (const { figure, article } of preset.sources) {
        const first = article.split(/ and | with /)[0] ?? '';
        expect(
          articles.some((text) => text.includes(first)),
          figure,
        ).toBe(true);
        if (article.includes(' and ')) expect(articles.some((text) => text.includes(words))).toBe(true);
      }
      expect(screen.getByTestId('law-choice').textContent).toContain(
        language === 'es' ? 'no asesoramiento jurídico' : 'not legal advice',
      );
    },
  );

  test('the country of the language comes first', () => {
    show(language, plain);
    const [, first] = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(first).toBe(language === 'es' ? 'España' : 'United Kingdom');
  });
});

test('a figure that is changed changes the name of the law, and back', () => {
  show('en', withLaw(plain, 'es'));
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  const chosen = () => select.selectedOptions[0]?.textContent;
  expect(chosen()).toBe('Spain');
  const rest = screen.getByRole<HTMLInputElement>('spinbutton', { name: /^Rest between days ?ET/ });
  expect(rest.value).toBe('12');
  fireEvent.change(rest, { target: { value: '10' } });
  expect(chosen()).toBe('Spain, changed');
  fireEvent.change(rest, { target: { value: '12' } });
  expect(chosen()).toBe('Spain');
  fireEvent.change(select, { target: { value: 'none' } });
  expect(screen.getByTestId('law-choice').textContent).toContain('12 h of rest between days');
});

test('a rule warns unless it is set to refuse', () => {
  show('en', withLaw(plain, 'es'));
  const refuses = screen.getByRole<HTMLInputElement>('checkbox', { name: /: Work in a day$/ });
  expect(refuses.checked).toBe(false);
  fireEvent.click(refuses);
  expect(refuses.checked).toBe(true);
});

test('a violation has the article of its figure, that of minors where the limit is theirs', () => {
  const spain = withLaw(plain, 'es');
  expect(articleOf(spain, 'shortRest', 720)).toBe('ET 34.3');
  expect(articleOf(spain, 'breakOwed', 30)).toBe('ET 34.4');
  expect(articleOf(withLaw(plain, 'fr'), 'shortRest', 720)).toBe('L3164-1');
  expect(articleOf(plain, 'shortRest', 660)).toBeUndefined();
  expect(figuresOf(plain)).toEqual([]);
});
