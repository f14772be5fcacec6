import { expect, test } from 'vitest';
import sample from '#fixtures/sample-week.json';
import { loadEngine } from '~/engine/engine';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import type { Language } from '~/shared/language';
import type { CoverageChange } from '../week/session';
import { hoursText } from './hoursText';

const loaded = await loadEngine();
if (!loaded.ok) throw new Error(loaded.fault.message);
const engine = loaded.value;
const dates = engine.isoWeekOf(sample.monday);
const translators = {
  en: createTranslator('en', [await loadTexts('en', 'scheduler')]),
  es: createTranslator('es', [await loadTexts('es', 'scheduler')]),
};
const text = (hours: CoverageChange, language: Language = 'en') =>
  hoursText(hours, dates, translators[language].getFixedT(language, 'scheduler'), language);
const hours = (...changes: [number, number][]): CoverageChange => ({
  coveredHours: 39,
  examinedHours: 70,
  days: changes.map(([day, gapHours]) => ({ day, gapHours })),
});

test.each([
  [hours([6, 4]), 'Sunday has 4 more hours below the minimum: 39 of 70 covered.'],
  [hours([6, -1]), 'Sunday has 1 fewer hour below the minimum: 39 of 70 covered.'],
  [
    hours([5, 2], [6, -3]),
    'Saturday has 2 more hours below the minimum. Sunday has 3 fewer hours below the minimum: 39 of 70 covered.',
  ],
  [hours([0, -4], [1, -6], [2, 1]), 'The week has 9 fewer hours below the minimum: 39 of 70 covered.'],
  [hours([0, 4], [1, 4], [2, -8]), '39 of 70 hours are covered.'],
  [hours(), '39 of 70 hours are covered.'],
])('%j', (found, expected) => {
  expect(text(found)).toBe(expected);
});

test('in Spanish', () => {
  expect(text(hours([6, 4]), 'es')).toBe('El domingo tiene 4 horas más por debajo del mínimo: 39 de 70 cubiertas.');
});

test('a command reports the same figures as the week summary', () => {
  const handle = engine.Editor.fromJson(JSON.stringify(sample.schedule));
  const before = handle.ask({ kind: 'summary' });
  const cook = sample.schedule.shifts.find(
    ({ staffId }) => staffId === before.gaps[0]?.positions[0]?.members[0]?.staffId,
  );
  const outcome = handle.tell({ kind: 'removeShifts', shiftIds: [cook?.id ?? ''] });
  const after = handle.ask({ kind: 'summary' });
  expect(outcome.coveredHours).toBe(after.insights.coveredHours);
  const changed = after.days.flatMap(({ day, gapHours }) => {
    const more = gapHours - (before.days[day]?.gapHours ?? 0);
    return more === 0 ? [] : [{ day, gapHours: more }];
  });
  expect(outcome.days).toEqual(changed);
  handle.free();
});
