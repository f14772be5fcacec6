// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, test } from 'vitest';
import sample from '#fixtures/sample-week.json';
import shop from '#fixtures/week-retail-store.json';
import type { Editor, ProposedShift } from '~/engine/engine';
import { PersonMark } from '~/roster/parts/PersonHeader';
import { useTeam } from '~/roster/teamStore';
import { openWeek, renderPart, translators } from '~/roster/testing/openWeek';
import { effectOf, effectText } from '~/roster/text/effectText';
import { formatDifference, formatMoney } from '~/roster/text/money';
import type { EditableWeek } from '~/roster/week/editableWeek';
import type { Language } from '~/shared/language';
import { LabourPanel } from './LabourPanel';

/** Spanish has a non-breaking space between number and currency sign. */
const normalizeSpaces = (text: string) => text.replace(/\s/g, ' ');

const effectLine = (week: EditableWeek, removed: string[], shifts: ProposedShift[], language: Language = 'en') => {
  const effect = effectOf(week, removed, shifts);
  if (!effect) throw new Error('The engine rejected the change.');
  return normalizeSpaces(effectText(effect, translators[language].getFixedT(language, 'scheduler'), language));
};

const shift = (staffId: string, day: number, start: number, hours: number) => ({ staffId, day, start, hours });

function show(handle: Editor, language: Language = 'en') {
  renderPart(<LabourPanel labour={handle.ask({ kind: 'labour' })} />, language);
  return normalizeSpaces(screen.getByTestId('labour').textContent ?? '');
}

test('amounts are whole currency units, formatted for the language', () => {
  expect(formatMoney(968_590, 'EUR', 'en')).toBe('€9,686');
  expect(normalizeSpaces(formatMoney(968_590, 'EUR', 'es'))).toBe('9686 €');
  expect(formatDifference(8400, 'USD', 'en')).toBe('+$84');
  expect(normalizeSpaces(formatDifference(-1250, 'EUR', 'es'))).toBe('-13 €');
});

describe('the effect of a change in one line', () => {
  test('a new shift adds cost and reports hours over contract', () => {
    const week = openWeek(sample.schedule);
    // Marta has a contract of 40 hours and works 44.
    expect(effectLine(week, [], [shift('st-01', 6, 12, 4)])).toMatch(/^\+€58, 4 h over contract, .*rules? broken$/);
    expect(effectLine(week, [], [shift('st-01', 6, 12, 4)], 'es')).toMatch(
      /^\+58 €, 4 h por encima del contrato, .*incumple/,
    );
  });

  test('giving a shift away costs the difference in wages', () => {
    const week = openWeek(sample.schedule);
    // Eight hours move from Marta (14.50) to Noa (13.00).
    const moved = sample.schedule.shifts.find(({ staffId, hours }) => staffId === 'st-01' && hours === 8);
    if (!moved) throw new Error('Marta works eight hours.');
    expect(effectLine(week, [moved.id], [shift('st-15', moved.day, moved.start, 8)])).toMatch(/^-€12\b/);
  });

  test('the preview matches the effect of the applied change', () => {
    const week = openWeek(sample.schedule);
    const [gap] = week.handle.ask({ kind: 'summary' }).gaps;
    const entry = gap?.positions.find(({ understaffed }) => understaffed);
    if (!gap || !entry) throw new Error('The sample week has a gap.');
    const person = week.handle.ask({
      kind: 'suggestedStaff',
      positionId: entry.positionId,
      day: gap.day,
      start: gap.start,
      end: gap.end,
    })[0];
    if (!person) throw new Error('Somebody could step in.');
    const effect = effectOf(week, person.extends === null ? [] : [person.extends], [person.shift]);
    const cost = () => week.handle.ask({ kind: 'labour' }).week.costCents ?? 0;
    const before = cost();
    if (person.extends === null) week.handle.tell({ kind: 'assign', shift: person.shift });
    else week.handle.tell({ kind: 'changeShift', shiftId: person.extends, to: person.shift });
    expect(effect?.costCents).toBe(cost() - before);
    expect(effect?.violations).toEqual(person.violations);
  });

  test('a week without wages says so and shows no money', () => {
    const week = openWeek(shop.schedule);
    const line = effectLine(week, [], [shift(String(shop.schedule.staff[0]?.id), 0, 9, 8)]);
    expect(line).toMatch(/^no wage set/);
    expect(line).not.toMatch(/[€$]/);
  });
});

test('the panel leads to the wages that are missing, then to sales and target', () => {
  show(openWeek(shop.schedule).handle);
  fireEvent.click(screen.getByRole('button', { name: 'Wages and sales' }));
  expect(useTeam.getState().target).toEqual({ kind: 'list', part: 'people' });
  cleanup();
  show(openWeek(sample.schedule).handle);
  fireEvent.click(screen.getByRole('button', { name: 'Wages and sales' }));
  expect(useTeam.getState().target).toEqual({ kind: 'list', part: 'budget' });
});

describe('the budget of the week', () => {
  test('shows what is left, or by how much it is exceeded', () => {
    const { handle } = openWeek(sample.schedule);
    expect(show(handle)).toMatch(/€9,686 of €10,020€334 left29% of expected sales, target 30%/);
    expect(screen.getByTestId('labour').dataset.over).toBe('false');
    cleanup();
    for (const day of [0, 2, 4]) handle.tell({ kind: 'assign', shift: shift('st-15', day, 16, 10) });
    expect(show(handle)).toContain('Over budget by €56');
    expect(screen.getByTestId('labour').dataset.over).toBe('true');
    cleanup();
    expect(show(handle, 'es')).toContain('Presupuesto superado en 56 €');
  });

  test('a week without wages is not priced', () => {
    const text = show(openWeek(shop.schedule).handle);
    expect(text).toContain('No cost: nobody has an hourly wage.');
    expect(text).not.toMatch(/[€$%]/);
  });
});

test('hours over contract or maximum are marked with text, not by colour alone', () => {
  const { handle } = openWeek(sample.schedule);
  const marks = () =>
    handle.ask({ kind: 'memberRows', slots: 7, offset: 0, limit: 0 }).rows.flatMap(({ name, labour }) => {
      render(
        <I18nextProvider i18n={translators.en}>
          <PersonMark labour={labour} language="en" />
        </I18nextProvider>,
      );
      const mark = document.querySelector<HTMLElement>('[data-over]');
      const text = mark && [name, mark.dataset.over, mark.querySelector('.sr-only')?.textContent];
      cleanup();
      return text ? [text.join(': ')] : [];
    });
  expect(marks()).toEqual([
    'Marta Iglesias: contract: 4 h over the contract of 40 h',
    'Chloé Marchand: contract: 5 h over the contract of 40 h',
  ]);
  handle.tell({ kind: 'assign', shift: shift('st-01', 6, 9, 5) });
  expect(marks()[0]).toBe('Marta Iglesias: maximum: 1 h over the maximum of 48 h');
});
