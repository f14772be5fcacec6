import { expect, test } from 'vitest';
import { boostSamples, celebrateSamples } from '~/content/featureSamples';
import {
  hrefs,
  inLanguage,
  languages,
  named,
  only,
  onlyNamed,
  pageAt,
  sectionOf,
  sourceOf,
  textOf,
  textsOf,
} from './support/site';

const pages = ['celebrate-work', 'reward-incentives', 'boost-performance', 'manage-with-ease'] as const;
type FeaturePage = (typeof pages)[number];

const titles: Record<FeaturePage, { en: string; es: string }> = {
  'celebrate-work': { en: 'Say thank you before the shift ends', es: 'Da las gracias antes de que acabe el turno' },
  'reward-incentives': { en: 'A reward they would pick themselves', es: 'Un premio que elegirían ellos' },
  'boost-performance': {
    en: 'Targets people check on their own',
    es: 'Objetivos que se consultan sin que nadie lo pida',
  },
  'manage-with-ease': { en: 'Automated admin, so you can lead', es: 'El papeleo, en automático; tú, con tu equipo' },
};

const ids: Record<FeaturePage, string> = {
  'celebrate-work': '[W-042] [W-229] [W-230]',
  'reward-incentives': '[W-043] [W-231] [W-232] [W-233] [W-542]',
  'boost-performance': '[W-044] [W-238]',
  'manage-with-ease': '[W-045] [W-240] [W-241] [W-242]',
};

const catalogue = [
  { id: '[W-535]', name: 'Sportswear voucher €10', points: '2,000 points' },
  { id: '[W-536]', name: 'Burger voucher €5', points: '1,500 points' },
  { id: '[W-537]', name: 'Donation to a good cause €1', points: '300 points' },
  { id: '[W-538]', name: 'Online shop voucher €20', points: '3,800 points' },
  { id: '[W-539]', name: 'Music streaming 3 months', points: '3,000 points' },
  { id: '[W-540]', name: 'Team breakfast', points: '5,000 points' },
  { id: '[W-541]', name: 'Coffee voucher €10', points: '2,000 points' },
];

/** The hero: the section with the first heading. */
const heroOf = (document: Document) => document.querySelector('#content > section') as Element;

/** Names of people and brands are the same in both languages. */
const names = /^(\p{Lu}[\p{L}&]+\s?)+$|^(Daily Grind|Kestrel Run|Patty & Co|Genie Insights.*)$/u;

/** The sentences of a page, accessible names included: at least two words separated by a space. */
function sentencesOf(document: Document): Set<string> {
  const main = only(document, '#content');
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const lines: string[] = [];
  while (walker.nextNode()) lines.push(textOf(walker.currentNode));
  for (const element of main.querySelectorAll('[aria-label], [placeholder]'))
    lines.push(element.getAttribute('aria-label') ?? '', element.getAttribute('placeholder') ?? '');
  return new Set(lines.filter((line) => /\p{L}{2,} \p{L}{2,}/u.test(line)));
}

test.each(pages.map((id) => [ids[id], id] as const))(
  '%s [W-593] /%s is complete in both languages, the Spanish one without English sentences',
  (_, id) => {
    const english = sentencesOf(pageAt(`/${id}`));
    expect(english.size).toBeGreaterThan(15);
    for (const language of languages) {
      const html = sourceOf(inLanguage(`/${id}`, language));
      const document = pageAt(inLanguage(`/${id}`, language));
      // The whole page is in the document, not only the hero.
      expect(document.querySelectorAll('#content > section')).toHaveLength(5);
      expect(document.querySelectorAll('h2').length).toBeGreaterThanOrEqual(4);
      expect(html).not.toMatch(/<[^>]+\sstyle="/);
      expect(textsOf(document, 'h1')).toEqual([titles[id][language]]);
      expect(document.documentElement.lang).toBe(language);
      const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
      expect(description.length).toBeGreaterThan(100);
      expect(description.length).toBeLessThan(170);
    }
    expect(hrefs(heroOf(pageAt(`/${id}`)), 'Take a virtual tour')).toEqual(['/demo/team-member/overview']);
    const same = [...sentencesOf(pageAt(`/es/${id}`))].filter((line) => english.has(line) && !names.test(line));
    expect(same).toEqual([]);
  },
);

test('[W-229] [W-230] /celebrate-work: the board shows recipient, reason and points', () => {
  const document = pageAt('/celebrate-work');
  expect(hrefs(heroOf(document), 'Share a recognition')).toEqual(['/sign-up']);
  expect(hrefs(heroOf(pageAt('/es/celebrate-work')), 'Compartir un reconocimiento')).toEqual(['/es/sign-up']);
  const cards = textsOf(sectionOf(document, 'A board the whole crew reads'), 'li');
  expect(cards).toHaveLength(celebrateSamples.boardPoints.length);
  for (const [index, points] of celebrateSamples.boardPoints.entries()) {
    expect(cards[index]).toContain(`+${points}`);
    expect(cards[index]).toContain(`${celebrateSamples.cheers[index]} cheers`);
  }
});

test('[W-231] [W-232] /reward-incentives: the month of points adds up, row by row', () => {
  const document = pageAt('/reward-incentives');
  expect(hrefs(heroOf(document), 'Get started now')).toEqual(['/sign-up']);
  const numberIn = (text = '') => Number(text.replace('−', '-').replace(/[^\d-]/g, ''));
  const rows = Array.from(document.querySelectorAll('table tbody tr'), (row) => textsOf(row, 'td').map(numberIn));
  expect(rows.length).toBeGreaterThan(3);
  const [first, ...others] = rows;
  let balance = first?.at(-1) ?? Number.NaN;
  for (const row of others) {
    balance += row[2] ?? Number.NaN;
    expect(row[3]).toBe(balance);
  }
});

test(`[W-233] [W-542] ${catalogue.map(({ id }) => id).join(' ')} /reward-incentives: the catalogue shows seven rewards with their prices`, () => {
  const list = onlyNamed(pageAt('/reward-incentives'), 'ul', 'Reward catalogue');
  expect(list.children).toHaveLength(catalogue.length + 1);
  for (const { name, points } of catalogue)
    expect(textOf(onlyNamed(list, ':is(h2, h3, h4)', name).closest('li'))).toContain(points);
  expect(textOf(list)).toContain('+3,000 other options!');
  expect(textOf(onlyNamed(pageAt('/es/reward-incentives'), 'ul', 'Catálogo de premios'))).toContain('2000 puntos');
});

test('[W-238] [W-243] /boost-performance: a hero with bullets, three challenges with points and progress, and the first step of the creator', () => {
  const document = pageAt('/boost-performance');
  const bullets = textsOf(heroOf(document).querySelector('ul') as Element, 'li');
  expect(bullets).toHaveLength(4);
  expect(bullets[1]).toBe('Prizes for everyone, for the first to finish or by lottery');
  const cards = textsOf(sectionOf(document, 'What teams are running this week'), 'li');
  expect(cards).toHaveLength(boostSamples.challenges.length);
  for (const [index, { points, percent }] of boostSamples.challenges.entries()) {
    expect(cards[index]).toContain(`+${points} pts`);
    expect(cards[index]).toContain(`${percent}%`);
  }
  const creator = textOf(only(document, '[data-testid=challenge-creator]'));
  for (const text of ['What is the challenge about?', 'Target', 'Tasks', 'Shifts', 'Custom'])
    expect(creator).toContain(text);
});

test('[W-240] [W-241] [W-242] [W-357] /manage-with-ease: automated admin, and three insight cards, each with an icon, a text and a button', () => {
  const document = pageAt('/manage-with-ease');
  expect(textOf(heroOf(document))).toContain('Automated admin');
  expect(textOf(heroOf(document))).toContain('Recognition, reminders and reports run automatically');
  const region = onlyNamed(document, 'section', 'Genie Insights, this morning');
  const expected = [
    { text: 'Three more birthdays this week', call: 'Thank them', path: '/demo/manager/recognitions' },
    { text: 'Anjali celebrates five years here', call: 'Choose a person', path: '/demo/manager/view-team' },
    { text: 'The night shift is at 68%', call: 'View progress', path: '/demo/manager/overview' },
  ];
  const cards = [...region.querySelectorAll('li')];
  expect(cards).toHaveLength(expected.length);
  for (const [index, { text, call, path }] of expected.entries()) {
    const insight = cards[index] as Element;
    expect(textOf(insight)).toContain(text);
    expect(insight.querySelector('svg')).not.toBeNull();
    expect(named(insight, 'a', call).map((link) => link.getAttribute('href'))).toEqual([path]);
  }
});
