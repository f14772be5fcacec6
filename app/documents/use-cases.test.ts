import { expect, test } from 'vitest';
import { useCases } from '~/locales/en/useCases';
import { useCases as spanish } from '~/locales/es/useCases';
import { exists, hrefs, inLanguage, languages, only, pageAt, spacedTextOf, textOf, textsOf } from './support/site';
import { expectSpanishOnly } from './support/spanish';

const results = (root: ParentNode) => Array.from(root.querySelectorAll('[data-testid=case-result]'), spacedTextOf);

test('[W-037] [W-072] [W-420] the page has a hero in each language', () => {
  const titles = languages.map((language) => textsOf(pageAt(inLanguage('/use-cases', language)), 'h1'));
  expect(titles).toEqual([['Two crews, one habit'], ['Dos equipos, una costumbre']]);
});

test('[W-073] [W-351] [W-595] two companies, each with facts, challenges, solutions, outcomes and testimonial', () => {
  const stories = [...pageAt('/use-cases').querySelectorAll('main article')];
  expect(stories).toHaveLength(2);
  for (const [index, id] of (['postal', 'callCentre'] as const).entries()) {
    const story = stories[index] as Element;
    const words = useCases.studies[id];
    expect(textsOf(story, 'h2')).toEqual([words.impactStatement]);
    expect(textsOf(story, 'dt')).toEqual(['Industry', 'Where', 'People']);
    expect(textsOf(story, 'dd')).toEqual([words.industry, words.location, expect.stringMatching(/^[\d,]+$/)]);
    const text = textOf(story);
    for (const part of [
      ...[...words.challenges, ...words.solutions, ...words.qualitativeOutcomes],
      words.testimonial.author,
    ])
      expect(text).toContain(part);
    const logo = story.querySelector('img');
    expect(logo?.getAttribute('alt')).toBe(['Correo Sur', 'Clarovoz'][index]);
    expect(exists(logo?.getAttribute('src') ?? '')).toBe(true);
  }
});

test('[W-569] [W-570] [W-571] the postal company: 20% lower turnover, absenteeism -5%, ROI 3.7x', () => {
  const story = only(pageAt('/use-cases'), '#postal');
  expect(results(story)).toEqual([
    expect.stringMatching(/^ ?20% lower turnover/),
    expect.stringMatching(/^ ?−5% absenteeism/),
    expect.stringMatching(/^ ?3\.7x ROI/),
  ]);
  // The bars match the figure: a fifth less.
  const bars = Array.from(story.querySelectorAll('[role=img] rect'), (bar) => Number(bar.getAttribute('width')));
  expect(bars.slice(0, 2)).toEqual([100, 80]);
});

test('[W-572] [W-573] the call centre: CSAT +7.36%, target hits +16%', () => {
  expect(results(only(pageAt('/use-cases'), '#callCentre'))).toEqual([
    expect.stringMatching(/^ ?\+7\.36% CSAT/),
    expect.stringMatching(/^ ?\+16% target hits/),
  ]);
});

test('[W-074] the page ends with a section with links', () => {
  const footer = only(pageAt('/use-cases'), '[data-testid=use-cases-footer]');
  expect(textsOf(footer, 'h2')).toEqual(['The third story could be yours.']);
  expect(hrefs(footer, 'Book a Demo')).toEqual(['/contact']);
  expect(hrefs(footer, 'Take a virtual tour')).toEqual(['/demo/team-member/overview']);
});

test('[W-591] the Spanish page contains no English and uses Spanish number formats', () => {
  const document = pageAt('/es/use-cases');
  expectSpanishOnly(document, useCases, spanish);
  const figures = results(document).map((text) => text.trim().split(/ (?=de |menos)/)[0]);
  expect(figures).toEqual(['20 %', '−5 %', '3,7x', '+7,36 %', '+16 %']);
});
