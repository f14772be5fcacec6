import { expect, test } from 'vitest';
import { useCases } from '~/locales/en/useCases';
import { useCases as spanish } from '~/locales/es/useCases';
import { caseStudies, caseStudyOf, formatFigure } from './caseStudies';

const english = caseStudies.map((facts) => caseStudyOf(facts, useCases.studies[facts.id], 'en'));

test('[W-351] a case study has every written field, and a solution for each challenge', () => {
  for (const study of english) {
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
    for (const { metric, description } of study.quantitativeResults) {
      expect(metric).toMatch(/\d/);
      expect(description).not.toBe('');
    }
    expect(study.testimonial?.quote).not.toBe('');
    expect(study.testimonial?.author).not.toBe('');
  }
});

test('[W-351] the testimonial may be missing', () => {
  const { testimonial: _, ...words } = useCases.studies.postal;
  const [facts] = caseStudies;
  expect(caseStudyOf(facts, words, 'en').testimonial).toBeUndefined();
});

test('[W-569] [W-570] [W-571] the postal company’s figures', () => {
  expect(english[0]?.quantitativeResults.map(({ metric }) => metric)).toEqual(['20%', '-5%', '3.7x']);
});

test('[W-572] [W-573] the call centre’s figures', () => {
  expect(english[1]?.quantitativeResults.map(({ metric }) => metric)).toEqual(['+7.36%', '+16%']);
});

test('Spanish figures have the comma and the space of their language', () => {
  const shown = caseStudies.map((facts) =>
    caseStudyOf(facts, spanish.studies[facts.id], 'es').quantitativeResults.map(({ metric }) =>
      metric.replace(/\s/g, ' '),
    ),
  );
  expect(shown).toEqual([
    ['20 %', '-5 %', '3,7x'],
    ['+7,36 %', '+16 %'],
  ]);
});

test('a change of nothing carries no sign', () => {
  expect(formatFigure({ kind: 'change', value: 0 }, 'en')).toBe('0%');
});
