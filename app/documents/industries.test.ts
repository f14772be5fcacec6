import { expect, test } from 'vitest';
import { challengePoints, goalBonuses, industrySamples, rewardCarousel, samplePercents } from '~/content/industries';
import { type IndustryId, industryPages } from '~/content/navigation';
import { words } from './support/industryWords';
import {
  inLanguage,
  type Language,
  languages,
  named,
  only,
  onlyNamed,
  pageAt,
  spacedTextOf,
  textOf,
  textsOf,
} from './support/site';

const industries = industryPages.map(({ id }) => id);
const pathOf = (id: IndustryId, language: Language) => inLanguage(`/${id}-case`, language);

const routes: Record<IndustryId, string> = {
  logistics: 'W-046',
  telemarketing: 'W-047',
  healthcare: 'W-048',
  hospitality: 'W-049',
  retail: 'W-050',
  restaurant: 'W-051',
  education: 'W-052',
  enterprise: 'W-053',
  smallbusiness: 'W-054',
};

/** The specified name and price of rewards, with their rows. */
const rewardTexts: Partial<Record<IndustryId, Record<string, readonly [row: string, text: RegExp]>>> = {
  logistics: {
    gasCard: ['[W-543]', /Gas card €20 2,000 points$/],
    voucher: ['[W-544]', /voucher €15 1,500 points$/],
    music: ['[W-545]', /Music streaming 1 month 1,000 points$/],
    mealVoucher: ['[W-546]', /Meal voucher €15 1,800 points$/],
    dayOff: ['[W-547]', /Extra day off 5,000 points$/],
  },
  telemarketing: {
    extraBreak: ['[W-548]', /Extra break 30 min 1,000 points$/],
    voucher: ['[W-549]', /voucher €15 1,500 points$/],
    music: ['[W-550]', /Music streaming 1 month 1,200 points$/],
    foodDelivery: ['[W-551]', /Food delivery €20 2,500 points$/],
    wellnessHour: ['[W-552]', /Wellness hour 3,000 points$/],
  },
  healthcare: {
    fitnessApp: ['[W-553]', /Fitness app 6 months 4,000 points$/],
    voucher: ['[W-554]', /voucher €20 3,000 points$/],
    music: ['[W-555]', /Music streaming 2 months 2,500 points$/],
    scrubsCard: ['[W-556]', /Scrubs card €30 2,500 points$/],
    mealDelivery: ['[W-557]', /Meal delivery €25 2,000 points$/],
    massage: ['[W-558]', /Massage 30 min 3,500 points$/],
    credits: ['[W-559]', /Continuing-education credits 2 hours 4,000 points$/],
  },
  hospitality: {
    spaDay: ['[W-560]', /Spa day 4,000 points$/],
    voucher: ['[W-561]', /voucher €20 3,000 points$/],
    restaurant: ['[W-562]', /Restaurant voucher €50 2,500 points$/],
    hotelStay: ['[W-563]', /Weekend hotel stay 5,000 points$/],
    wineTasting: ['[W-564]', /Wine tasting 3,500 points$/],
    course: ['[W-565]', /Training course 4,000 points$/],
  },
};

/** The specified headings and badges. */
const heroTexts: Partial<Record<IndustryId, { ids: string; title?: string; badge?: string }>> = {
  logistics: { ids: '[W-219] [W-220]', title: 'Recognition that drives retention and performance' },
  telemarketing: { ids: '[W-222] [W-223]', title: 'BPO & Telemarketing' },
  healthcare: { ids: '[W-224]', badge: 'Hospitals & Healthcare' },
  hospitality: { ids: '[W-225]', badge: 'Hospitality' },
};

const samples = {
  en: 'People, names and figures on this page are sample content.',
  es: 'Las personas, los nombres y las cifras de esta página son de ejemplo.',
} as const;

/** A page's sections, its hero with two buttons that open a new tab, its cards. */
function expectWholePage(id: IndustryId, language: Language): void {
  const document = pageAt(pathOf(id, language));
  const sample = industrySamples[id];
  expect(document.documentElement.lang).toBe(language);
  const main = only(document, 'main');
  expect(textsOf(document, 'h1'), '[W-211]').toEqual([words[id][language].title]);
  expect(textsOf(document, '[data-testid=badge]')).toEqual([words[id][language].badge]);
  const recognition = only(document, `#celebrate [data-recognition="${id}"]`);
  expect(textOf(recognition), '[W-212]').toContain(`+${sample.recognitionPoints}`);
  expect(document.querySelectorAll('#incentives [data-reward]'), '[W-213]').toHaveLength(sample.rewards.length);
  expect(document.querySelectorAll('#goals [data-challenge] [role=progressbar]'), '[W-217]').toHaveLength(3);
  const insights = [...document.querySelectorAll('#insights [data-insight]')];
  expect(insights, '[W-218]').toHaveLength(3);
  for (const insight of insights) expect(insight.querySelectorAll('a')).toHaveLength(1);
  expect(document.querySelectorAll('main [style]')).toHaveLength(0);
  for (const section of ['celebrate', 'incentives', 'goals', 'insights'])
    expect(only(document, `#${section}`).querySelectorAll('h2')).toHaveLength(1);
  expect(textsOf(document, '[data-testid=samples]')).toEqual([samples[language]]);

  expect(main.querySelectorAll('a[target=_blank]'), '[W-226] [W-227]').toHaveLength(2);
  for (const [name, path] of [
    [language === 'en' ? 'Book a Demo' : 'Reservar una demo', '/contact'],
    [language === 'en' ? 'Boost Your Team Now' : 'Motivar a tu equipo ya', '/sign-up'],
  ] as const) {
    const button = onlyNamed(main, 'a[target=_blank]', name);
    expect(button.getAttribute('href')).toBe(inLanguage(path, language));
    expect(button.getAttribute('rel')).toMatch(/noopener/);
    const description = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(textOf(description)).toBe(language === 'en' ? 'Opens in a new tab' : 'Se abre en una pestaña nueva');
  }
}

/** The three challenges of a page show the sample figures. */
function expectSampleGoals(document: Document): void {
  const goals = Array.from(document.querySelectorAll('#goals [data-challenge]'), (goal) => {
    const percent = Number(only(goal, '[role=progressbar]').getAttribute('aria-valuenow'));
    expect(textOf(goal)).toContain(`${percent}%`);
    return { percent, points: Number(/\+(\d+)/.exec(spacedTextOf(goal))?.[1]) };
  });
  expect(goals.map(({ points }) => points).sort((a, b) => a - b)).toEqual([250, 400, 600]);
  expect(goals.map(({ percent }) => percent).sort((a, b) => a - b)).toEqual([85, 90, 92]);
}

const english = /\b(the|and|with|your|you|from|of|for|their|they|without|points|reward|view|give)\b/i;

/** The lines of a page's main part: the texts of its elements without parts, and the names of its illustrations. */
function linesOf(main: Element): string[] {
  const walker = main.ownerDocument.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode.parentElement?.closest('[lang=en]')) continue;
    found.push(textOf(walker.currentNode));
  }
  return found.filter((line) => line !== '');
}

/** The Spanish page contains no English that is not marked as such. */
function expectNoEnglish(id: IndustryId): void {
  const own = new Set(linesOf(only(pageAt(pathOf(id, 'en')), 'main')));
  const main = only(pageAt(pathOf(id, 'es')), 'main');
  for (const line of linesOf(main)) {
    expect(line).not.toMatch(english);
    // A line that is the same in both languages is a name, a figure or a short label.
    if (own.has(line)) expect(line.split(' ').length, line).toBeLessThanOrEqual(4);
  }
  for (const labelled of main.querySelectorAll('[aria-label]'))
    expect(labelled.getAttribute('aria-label')).not.toMatch(english);
}

test.each(industries.map((id) => [`[${routes[id]}] ${heroTexts[id]?.ids ?? ''}`, id] as const))(
  '[W-016] [W-228] [W-589] %s %s and its Spanish twin: hero with buttons, recognition, rewards, challenges, insights, marked as samples',
  (_, id) => {
    for (const language of languages) expectWholePage(id, language);
    expectNoEnglish(id);
    const document = pageAt(pathOf(id, 'en'));
    expectSampleGoals(document);
    const { title, badge } = heroTexts[id] ?? {};
    if (title) expect(textsOf(document, 'h1')).toEqual([title]);
    if (badge) expect(textsOf(document, '[data-testid=badge]')).toEqual([badge]);
    const specified = rewardTexts[id];
    if (!specified) return;
    const cards = [...document.querySelectorAll('#incentives [data-reward]')];
    expect(cards.map((reward) => reward.getAttribute('data-reward')).sort()).toEqual(Object.keys(specified).sort());
    for (const [reward, [row, text]] of Object.entries(specified))
      expect(spacedTextOf(only(document, `#incentives [data-reward="${reward}"]`)).trim(), row).toMatch(text);
  },
);

test('[W-592] [W-566] [W-567] [W-568] [W-216] [W-221] the pages compared: all complete, no shared sentences, the sample figures', () => {
  const specified: readonly IndustryId[] = ['logistics', 'telemarketing', 'healthcare', 'hospitality'];
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const bonuses = new Set<number>();
  for (const language of languages) {
    const seen = new Map<string, string>();
    const lengths = new Map<IndustryId, number>();
    for (const id of industries) {
      const document = pageAt(pathOf(id, language));
      lengths.set(id, textOf(only(document, 'main')).length);
      titles.add(document.title);
      const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
      descriptions.add(description);
      expect(description.length).toBeGreaterThan(80);
      expect(description.length).toBeLessThan(175);
      const sentences = textsOf(
        document,
        'main h1, main h2, #celebrate p, #goals [data-challenge] p, #insights [data-insight] p',
      );
      for (const sentence of new Set(sentences.filter((text) => text.length > 24))) {
        expect(seen.get(sentence), `“${sentence}” on ${id}`).toBeUndefined();
        seen.set(sentence, id);
      }
      if (language === 'es') continue;
      for (const bonus of textsOf(document, '#goals [data-bonus]')) bonuses.add(Number(/\+(\d+)/.exec(bonus)?.[1]));
      expect(document.getElementById('blog') !== null, id).toBe(id === 'logistics');
    }
    const shortest = Math.min(...specified.map((id) => lengths.get(id) ?? 0));
    expect(shortest).toBeGreaterThan(0);
    for (const id of industries.filter((other) => !specified.includes(other)))
      expect(lengths.get(id), id).toBeGreaterThan(0.85 * shortest);
  }
  expect(titles.size).toBe(industries.length * 2);
  expect(descriptions.size).toBe(industries.length * 2);
  expect([...bonuses].sort((a, b) => a - b)).toEqual([100, 250, 300, 400, 500]);
  expect(challengePoints).toEqual([600, 250, 400]);
  expect(goalBonuses).toEqual([100, 250, 300, 400, 500]);
  expect(samplePercents).toEqual([85, 90, 92]);
  expect(rewardCarousel).toEqual({ cardPx: 210, gapPx: 16, stepPx: 226 });
});

test("[W-661] a status is a word: a call-centre agent's state, a hotel room's state, a van's stops", () => {
  for (const [id, states] of [
    ['telemarketing', ['On call', 'Wrap-up', 'Ready', 'Break']],
    ['hospitality', ['Ready', 'Inspected', 'Cleaning']],
    ['logistics', ['Next stop']],
  ] as const) {
    const texts = textsOf(pageAt(pathOf(id, 'en')), 'main *');
    for (const state of states) expect(texts, id).toContain(state);
  }
});

test('the roster of the restaurant page is in the document, without the buttons that need a script', () => {
  const document = pageAt('/restaurant-case');
  const table = onlyNamed(document, 'table', /who works when/);
  expect(textsOf(table, ':not(:has(*))').filter((text) => text === 'Need 1')).toHaveLength(3);
  expect(named(document, 'main button:not([disabled])', /^Assign/)).toEqual([]);
});
