import { describe, expect, test } from 'vitest';
import recognitions from '#fixtures/recognitions.json';
import { facts as english } from '~/locales/en/parts/facts';
import { facts as spanish } from '~/locales/es/parts/facts';
import { loadTexts } from '~/shared/i18n/texts';
import { type Language, languages } from '~/shared/language';
import { challengeSteps } from './challenge';
import { changeIn, claims, customerFigures, giving, includesAward, rewardOptionsIn } from './claims';
import { creditPacks, isFree } from './creditPacks';
import { celebrateSamples, rewardSamples } from './featureSamples';
import { loyalty, shownTestimonials } from './home';
import { industrySamples } from './industries';
import { paidPlanNames, planFeatures, planOf, plans } from './plans';
import { liveThanks } from './samples';

interface Text {
  /** Namespace and key, such as `home.hero.note`. */
  key: string;
  text: string;
}

function textsIn(tree: unknown, key: string): Text[] {
  if (typeof tree === 'string') return [{ key, text: tree.replaceAll('\u00a0', ' ') }];
  return Object.entries(tree ?? {}).flatMap(([name, below]) => textsIn(below, `${key}.${name}`));
}

const modules = import.meta.glob<Record<string, unknown>>('../locales/*/**/*.ts', { eager: true });

/** Every text of the site in one language. */
function allTexts(language: Language): Text[] {
  return Object.entries(modules)
    .filter(([file]) => file.startsWith(`../locales/${language}/`))
    .flatMap(([, module]) => Object.entries(module))
    .flatMap(([name, texts]) => textsIn(texts, name));
}

/** Keys of the texts that match a pattern. */
const keysMatching = (texts: readonly Text[], pattern: RegExp) =>
  texts.filter(({ text }) => pattern.test(text)).map(({ key }) => key);

const facts = { en: english, es: spanish };

const steps: readonly number[] = giving.steps;

describe('the figures', () => {
  test('[W-023] [W-024] [W-025] more than 8,000 reward options, 3,000 further ones in Spain', () => {
    expect(claims.rewardOptions).toEqual({ worldwide: 8000, furtherInSpain: 3000 });
    expect(rewardOptionsIn('en')).toEqual({ worldwide: '8,000', furtherInSpain: '3,000' });
    expect(rewardOptionsIn('es')).toEqual({ worldwide: '8000', furtherInSpain: '3000' });
  });

  test('[W-022] [W-026] [W-027] [W-503] languages, undervalued employees, cost of low loyalty, free users', () => {
    expect(claims).toMatchObject({ languages: 10, undervaluedPercent: 70, lowLoyaltyEuros: 750, freeUsers: 10 });
    expect(plans.find(({ id }) => id === 'free')).toHaveProperty('upToUsers', claims.freeUsers);
  });

  test('[D-348] [D-388] [D-389] limits on giving', () => {
    expect(giving).toEqual({ steps: [5, 10, 20, 50, 100], monthlyPoints: 500, monthlyRecognitions: 8 });
  });

  test.each([
    ['[W-028]', customerFigures.average.returnPercent, 225],
    ['[W-029]', customerFigures.unnamed.lessChurnPercent, 25],
    ['[W-569]', customerFigures.postal.lowerTurnover, 20],
    ['[W-570]', customerFigures.postal.absenteeism, -5],
    ['[W-571]', customerFigures.postal.returnTimes, 3.7],
    ['[W-572]', customerFigures.callCentre.csat, 7.36],
    ['[W-573]', customerFigures.callCentre.targetHits, 16],
  ])('%s a customer figure', (_, figure, expected) => expect(figure).toBe(expected));

  test('each figure belongs to one customer', () => {
    expect(customerFigures).toEqual({
      average: { returnPercent: 225 },
      unnamed: { lessChurnPercent: 25 },
      delivery: { earlyExits: -14 },
      postal: { lowerTurnover: 20, absenteeism: -5, returnTimes: 3.7 },
      callCentre: { csat: 7.36, targetHits: 16 },
      outsourcing: { clients: 11 },
    });
    const figures = Object.values(customerFigures).flatMap((of) => Object.values<number>(of));
    expect(new Set(figures).size).toBe(figures.length);
  });

  test('a change is formatted with its sign for each language', () => {
    expect([changeIn('en', 7.36), changeIn('en', -14)]).toEqual(['+7.36%', '−14%']);
    expect([changeIn('es', 7.36), changeIn('es', -14)]).toEqual(['+7,36\u00a0%', '−14\u00a0%']);
  });
});

describe('the samples', () => {
  test('recognitions between colleagues use the allowed point steps', () => {
    const given = [
      liveThanks.points,
      ...celebrateSamples.heroPoints,
      ...celebrateSamples.boardPoints,
      celebrateSamples.chosenAmount,
      ...rewardSamples.movements.filter(({ id }) => id === 'thanks').map(({ points }) => points),
      ...Object.values(industrySamples).map(({ recognitionPoints }) => recognitionPoints),
    ];
    expect(given.filter((points) => !steps.includes(points))).toEqual([]);
  });

  test('what colleagues can give is no award; the samples of 300 points and more are awards', () => {
    expect(steps.filter(includesAward)).toEqual([]);
    expect(recognitions.map(({ points }) => points).filter((points) => !includesAward(points))).toEqual([]);
  });

  test('[W-162] the 60 points of the text are one step for each of three recipients', async () => {
    for (const language of languages) {
      const { home } = await loadTexts(language, 'home');
      const people = home.loyalty.celebrate.to.match(/Hanna|Rafael|Lan/g) ?? [];
      expect(people).toHaveLength(3);
      expect(steps).toContain(loyalty.recognitionPoints / people.length);
    }
  });

  test('the selectable amounts are the steps, and the allowance is the monthly one', () => {
    expect(celebrateSamples.amounts).toEqual(giving.steps);
    expect(celebrateSamples.allowance.monthly).toBe(giving.monthlyPoints);
    expect(celebrateSamples.allowance.left).toBeLessThanOrEqual(giving.monthlyPoints - celebrateSamples.chosenAmount);
  });

  test('only the pack without a price is called free', () => {
    expect(creditPacks.filter(isFree).map(({ id }) => id)).toEqual(['free']);
  });
});

test('plans: gift cards and own rewards from Engage; challenges, dashboards and insights from Achieve', () => {
  expect(planOf).toEqual(Object.fromEntries(planFeatures.map(({ id, from }) => [id, from])));
  expect(planOf).toMatchObject({
    recognition: 'free',
    milestones: 'free',
    giftCards: 'engage',
    ownRewards: 'engage',
    challenges: 'achieve',
    dashboards: 'achieve',
    insights: 'achieve',
    adminDashboard: 'exceed',
    singleSignOn: 'exceed',
  });
});

describe.each(languages)('the texts, in %s', (language: Language) => {
  const english = language === 'en';
  const { worldwide, furtherInSpain } = rewardOptionsIn(language);

  test('a count of thousands of options is one of the two claims, and never counts shops', async () => {
    const options = allTexts(language).filter(({ text }) =>
      /\d,?\d{3}.{0,20}(option|reward|shop|incentive|opcion|premio|tienda|incentivo)/i.test(text),
    );
    expect(options.length).toBeGreaterThan(7);
    for (const { key, text } of options) {
      for (const number of text.match(/\d,?\d{3}/g) ?? []) expect([worldwide, furtherInSpain], key).toContain(number);
      expect(text, key).not.toMatch(/\d,?\d{3} (shops|tiendas)/);
    }
  });

  test('the country is named beside the smaller number', async () => {
    const { home, rewardIncentives } = await loadTexts(language, 'home', 'rewardIncentives');
    for (const text of [home.loyalty.incentives.text, rewardIncentives.catalogue.text])
      expect(text).toMatch(/Spain|España/);
    expect(rewardIncentives.catalogue.moreText).toContain(worldwide);
  });

  test('free means a team of up to ten, not the first ten people of a larger one', async () => {
    const texts = allTexts(language);
    expect(
      keysMatching(texts, /first ten|first team of ten|diez primer|primer equipo de diez|\bten people\? Then/i),
    ).toEqual([]);
    const limits = texts.flatMap(({ text }) =>
      [...text.matchAll(/(?:up to|hasta) (\d+|ten|diez) (?:people|personas|users|usuarios)/gi)].map(
        ([, limit]) => limit,
      ),
    );
    expect(new Set(limits)).toEqual(new Set(english ? ['10', 'ten'] : ['10', 'diez']));
  });

  test('industry pages that say free state the limit', () => {
    const closings = allTexts(language).filter(({ key }) => /^industry\w+\.closing\.text$/.test(key));
    expect(closings).toHaveLength(9);
    const free = closings.filter(({ text }) => /\bfree\b|\bgratis\b/.test(text));
    expect(free.length).toBeGreaterThan(5);
    for (const { key, text } of free) expect(text, key).toMatch(/recognition is free|reconoc\w+ (es|son) gratis/i);
  });

  test('a feature limited to a plan names that plan', async () => {
    const { challenge, faq, rewardIncentives, industrySmallbusiness } = await loadTexts(
      language,
      'challenge',
      'faq',
      'rewardIncentives',
      'industrySmallbusiness',
    );
    const answers = faq.groups.flatMap(({ items }) => items.map(({ answer }) => answer));
    const planned: [string, (keyof typeof planOf)[]][] = [
      [challenge.text, ['challenges']],
      [answers.find((answer) => answer.includes('Achieve')) ?? '', ['challenges']],
      [answers.find((answer) => answer.includes('Engage')) ?? '', ['ownRewards']],
      [rewardIncentives.dialog.text, ['giftCards']],
      [rewardIncentives.closing.text, ['giftCards']],
      [industrySmallbusiness.closing.text, ['giftCards', 'challenges']],
    ];
    for (const [text, features] of planned) {
      const named = Object.values(paidPlanNames).filter((name) => text.includes(name));
      expect(named, text).toEqual(features.map((id) => paidPlanNames[planOf[id] as keyof typeof paidPlanNames]));
    }
  });

  test('pages that state the same thing state it in the same words', async () => {
    const { faq, home, legal, rewardIncentives, useCases } = await loadTexts(
      language,
      'faq',
      'home',
      'legal',
      'rewardIncentives',
      'useCases',
    );
    const answers = faq.groups.flatMap(({ items }) => items.map(({ answer }) => answer)).join('\n');
    for (const text of [answers, legal.sections.processing.paragraphs.join('\n')])
      expect(text).toContain(facts[language].insightSources);
    for (const text of [answers, rewardIncentives.budget.text]) expect(text).toContain(facts[language].budget);
    expect(home.testimonials.postal.quote).toBe(useCases.studies.postal.testimonial.quote);
    expect(home.testimonials.support.quote).toBe(useCases.studies.callCentre.testimonial.quote);
  });

  test('Genie Insights is never said to read what is not in a team space', async () => {
    const insights = allTexts(language).filter(({ key }) => /^industry\w+\.insights\.text$/.test(key));
    expect(insights).toHaveLength(9);
    expect(keysMatching(insights, english ? /\bscans?\b|\broutes?\b|\bcalls?\b/i : /escaneo|ruta|llamada/i)).toEqual(
      [],
    );
  });

  test('each testimonial shows a figure of its own company, and no figure appears twice', async () => {
    const { home } = await loadTexts(language, 'home');
    const shown = shownTestimonials().map(({ id }) => home.testimonials[id].metric.value);
    const { delivery, callCentre, postal, outsourcing } = customerFigures;
    expect(shown).toEqual([
      changeIn(language, delivery.earlyExits),
      changeIn(language, callCentre.csat),
      changeIn(language, -postal.lowerTurnover),
      String(outsourcing.clients),
    ]);
    expect(new Set(shown).size).toBe(shown.length);
  });

  test('no text states a number of creator steps other than five', async () => {
    const texts = allTexts(language);
    expect(challengeSteps).toHaveLength(5);
    expect(keysMatching(texts, english ? /four (short )?questions/i : /cuatro preguntas/i)).toEqual([]);
    expect(keysMatching(texts, english ? /five short steps/i : /cinco pasos cortos/i)).toEqual([
      'boostPerformance.closing.text',
      'challenge.text',
    ]);
  });

  test('every text about the duration says that a thank-you takes twenty seconds', () => {
    const texts = allTexts(language);
    const numbered = english ? /\b(\w+) seconds\b/gi : /\b(\S+) segundos\b/gi;
    const durations = texts
      .filter(({ key }) => !key.startsWith('proofOfWork.'))
      .flatMap(({ text }) => [...text.matchAll(numbered)].map(([, number]) => number?.toLowerCase()));
    expect(durations.length).toBeGreaterThan(4);
    expect(new Set(durations)).toEqual(new Set([english ? 'twenty' : 'veinte']));
  });

  test('every text about delivery says that gift cards arrive in the app', async () => {
    const { faq, rewardIncentives } = await loadTexts(language, 'faq', 'rewardIncentives');
    const where = english ? /in the app/i : /en la aplicación/i;
    expect(rewardIncentives.hero.onTheWay).toMatch(where);
    expect(faq.groups.flatMap(({ items }) => items).filter(({ answer }) => where.test(answer))).not.toHaveLength(0);
    expect(keysMatching(allTexts(language), english ? /in your inbox/i : /en tu correo en/i)).toEqual([]);
  });

  test('prices are formatted for their language', async () => {
    const texts = allTexts(language);
    expect(keysMatching(texts, english ? /[\d}] ?€/ : /€ ?[\d{]/)).toEqual([]);
  });
});
