import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { useCases } from '~/locales/en/useCases';
import { useCases as spanish } from '~/locales/es/useCases';
import { caseStudies, caseStudyOf, formatFigure } from './caseStudies';

const english = caseStudies.map((facts) => caseStudyOf(facts, useCases.studies[facts.id], 'en'));
const inSpanish = caseStudies.map((facts) => caseStudyOf(facts, spanish.studies[facts.id], 'es'));

test('[W-351] a case study has every required field, and a solution for each challenge', () => {
  for (const study of [...english, ...inSpanish]) {
    expect(Object.keys(study).sort()).toEqual(
      [
        'id',
        'company',
        'logo',
        'industry',
        'location',
        'employees',
        'challenges',
        'solutions',
        'impactStatement',
        'quantitativeResults',
        'qualitativeOutcomes',
        'testimonial',
      ].sort(),
    );
    expect(study.solutions).toHaveLength(study.challenges.length);
    expect(study.employees).toBeGreaterThan(0);
    const { id, company, logo, industry, location, impactStatement, testimonial } = study;
    const lists = [study.challenges, study.solutions, study.qualitativeOutcomes];
    for (const list of lists) expect(list.length, id).toBeGreaterThan(0);
    for (const text of [
      company,
      industry,
      location,
      impactStatement,
      testimonial?.quote,
      testimonial?.author,
      ...lists.flat(),
    ]) {
      expect(text, id).toMatch(/\S/);
    }
    expect(existsSync(new URL(`../../public${logo}`, import.meta.url)), logo).toBe(true);
    expect(study.quantitativeResults.length, id).toBeGreaterThan(0);
    for (const { metric, description } of study.quantitativeResults) {
      expect(metric).toMatch(/\d/);
      expect(description).toMatch(/\S/);
    }
  }
});

test('[W-351] the testimonial is optional', () => {
  const { testimonial: _, ...texts } = useCases.studies.postal;
  const [facts] = caseStudies;
  expect(caseStudyOf(facts, texts, 'en').testimonial).toBeUndefined();
});

test('[W-569] [W-570] [W-571] the postal company’s figures', () => {
  expect(english[0]?.quantitativeResults.map(({ metric }) => metric)).toEqual(['20%', '−5%', '3.7x']);
});

test('[W-572] [W-573] the call centre’s figures', () => {
  expect(english[1]?.quantitativeResults.map(({ metric }) => metric)).toEqual(['+7.36%', '+16%']);
});

test('Spanish figures use a decimal comma and a space before the percent sign', () => {
  const shown = caseStudies.map((facts) =>
    caseStudyOf(facts, spanish.studies[facts.id], 'es').quantitativeResults.map(({ metric }) =>
      metric.replace(/\s/g, ' '),
    ),
  );
  expect(shown).toEqual([
    ['20 %', '−5 %', '3,7x'],
    ['+7,36 %', '+16 %'],
  ]);
});

test('a change of zero has no sign', () => {
  expect(formatFigure({ kind: 'change', value: 0 }, 'en')).toBe('0%');
});
