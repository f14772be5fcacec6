// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { Correction, OtherReading } from '~/engine/importing';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { Corrections } from './Corrections';
import { Readings } from './Readings';
import type { Doubted } from './reading';
import { WhoWorks } from './WhoWorks';

const translators = {
  en: createTranslator('en', [await loadTexts('en', 'ownTeam')]),
  es: createTranslator('es', [await loadTexts('es', 'ownTeam')]),
};

const origin = { sheet: 0, line: 2, column: 3 };
const reading = (layout: OtherReading['layout'], name: string) =>
  ({
    layout,
    people: [{ name, positions: [] }],
    shifts: [{ person: 0, open: false, day: { date: null, weekday: 1 }, startMinutes: 540, endMinutes: 1020, origin }],
  }) as unknown as OtherReading;
const doubted: Doubted = {
  doubts: [{ code: 'no-name', count: 1, origin, value: 'Evening' }],
  readings: [reading('people-by-day', 'Evening'), reading('names-by-day', 'Ana Ruiz')],
};

const show = (language: 'en' | 'es', element: React.ReactElement) =>
  render(
    <MemoryRouter initialEntries={[language === 'es' ? '/es/shift-scheduler' : '/shift-scheduler']}>
      <I18nextProvider i18n={translators[language]}>{element}</I18nextProvider>
    </MemoryRouter>,
  );

afterEach(cleanup);

test('a doubted table shows its readings as weeks, and one of them is chosen', () => {
  const onChoose = vi.fn();
  show('en', <Readings doubted={doubted} chosen={undefined} monday="2026-11-23" onChoose={onChoose} />);
  const section = screen.getByTestId('own-team-readings');
  expect(section.dataset.open).toBe('true');
  expect(section.textContent).toContain('This may not be a person:Evening');
  const rows = within(section).getAllByRole('row');
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['Evening', 'Ana Ruiz']);
  expect(rows[1]?.textContent).toContain('Tue');
  fireEvent.click(within(section).getAllByRole('button', { name: 'This is right' })[1] as HTMLElement);
  expect(onChoose).toHaveBeenCalledWith('names-by-day');
});

test('a choice can be taken back, also in Spanish', () => {
  const onChoose = vi.fn();
  show('es', <Readings doubted={doubted} chosen="people-by-day" monday="2026-11-23" onChoose={onChoose} />);
  const chosen = screen.getByRole('button', { name: 'Esta es la correcta', pressed: true });
  fireEvent.click(chosen);
  expect(onChoose).toHaveBeenCalledWith(undefined);
});

test('a column that may have the names is asked for with its values', () => {
  const onAnswer = vi.fn();
  show('en', <WhoWorks asked={{ column: 1, values: ['BASILE', 'INÈS', 'ZOÉ'] }} onAnswer={onAnswer} />);
  const section = screen.getByRole('region', { name: 'Is column A who works?' });
  expect(
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['BASILE', 'INÈS', 'ZOÉ']);
  fireEvent.click(within(section).getByRole('button', { name: 'No' }));
  fireEvent.click(within(section).getByRole('button', { name: 'Yes, these are people' }));
  expect(onAnswer.mock.calls).toEqual([[false], [true]]);
});

test('every correction is listed and can be taken back', () => {
  const corrections: Correction[] = [
    { column: 1, meaning: 'name' },
    { sheet: 0, line: 4, column: 2, meaning: 'off' },
  ];
  const onCorrect = vi.fn();
  show('en', <Corrections corrections={corrections} onCorrect={onCorrect} />);
  fireEvent.click(screen.getByRole('button', { name: 'Take back: Column A is “Name”' }));
  expect(onCorrect).toHaveBeenCalledWith([corrections[1]]);
  fireEvent.click(screen.getByRole('button', { name: 'Take all back' }));
  expect(onCorrect).toHaveBeenLastCalledWith([]);
});
