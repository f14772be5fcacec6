import { expect, test } from 'vitest';
import { hero } from './hero';
import {
  homeRewards,
  industryCards,
  industryCarousel,
  integrations,
  integrationsCarousel,
  integrationsLoopSeconds,
  loyalty,
  shownTestimonials,
  testimonialHeightPx,
  testimonials,
  useCases,
} from './home';
import { counter, trustedLogos } from './homeFrame';
import { plans } from './plans';
import { breakpoint, lazyMarginPx, scroll, sectionReveal } from './scroll';

test('[W-137] [W-138] the hero shows 8 of 10, 80%, +1500 and +500', () => {
  expect(hero.progress).toEqual({ percent: 80, done: 8, goal: 10 });
  expect(hero.badges).toEqual([1500, 500]);
});

test('[W-142] five trusted-by logos; the counter runs from 32000 to 32451 in 1000 ms [W-143]', () => {
  expect(trustedLogos).toHaveLength(5);
  expect(new Set(trustedLogos.map(({ name }) => name)).size).toBe(5);
  expect(counter).toEqual({ from: 32_000, to: 32_451, durationMs: 1000 });
});

test('[W-158] [W-159] [W-160] of five testimonials one is filtered out, four are shown', () => {
  expect(testimonials).toHaveLength(5);
  expect(shownTestimonials().map(({ id }) => id)).toEqual(['delivery', 'support', 'postal', 'outsourcing']);
  expect(testimonialHeightPx).toBe(500);
});

test('[W-146] the use cases are in order, celebrate first', () => {
  expect(useCases.map(({ page }) => page)).toEqual([
    'celebrate-work',
    'reward-incentives',
    'boost-performance',
    'manage-with-ease',
  ]);
});

test('[W-162] [W-164] [W-165] [W-166] the loyalty samples have the specified points', () => {
  expect(loyalty).toEqual({
    recognitionPoints: 60,
    challenge: { done: 68, goal: 100, points: 500 },
    birthdayPoints: 100,
    milestonePoints: 250,
  });
});

const sampleRewards = [
  ['[W-535]', { id: 'sportswear', euros: 10, points: 2000 }],
  ['[W-536]', { id: 'fastFood', euros: 5, points: 1500 }],
  ['[W-537]', { id: 'charity', euros: 1, points: 300 }],
  ['[W-538]', { id: 'onlineRetail', euros: 20, points: 3800 }],
  ['[W-539]', { id: 'music', months: 3, points: 3000 }],
  ['[W-540]', { id: 'breakfast', points: 5000 }],
  ['[W-541]', { id: 'coffee', euros: 10, points: 2000 }],
] as const;

test.each(sampleRewards)('%s the sample reward has the specified cost', (_, reward) => {
  expect(homeRewards.find(({ id }) => id === reward.id)).toEqual(reward);
});

test('there are no other sample rewards', () => {
  expect(homeRewards.map(({ id }) => id)).toEqual(sampleRewards.map(([, { id }]) => id));
});

test('[W-168] [W-170] [W-171] the industry carousel has three cards, steps of 296 px and its breakpoint at 920 px', () => {
  expect(industryCards.map(({ id }) => id)).toEqual(['logistics', 'telemarketing', 'health']);
  expect(industryCarousel.stepPx).toBe(296);
  expect(industryCarousel.cardPx + industryCarousel.gapPx).toBe(industryCarousel.stepPx);
  expect(breakpoint.desktopCarouselPx).toBe(920);
});

test('[W-174] [W-176] fourteen integrations, seven per row, at speed 50', () => {
  expect(new Set(integrations).size).toBe(14);
  expect(integrationsCarousel.speed).toBe(50);
  // A row of seven is 1512 px long; at 50 px/s one loop takes 30.24 s.
  expect(integrationsLoopSeconds(7)).toBeCloseTo(30.24, 10);
});

test('[W-186] [W-187] [W-582] [W-583] lazy and scroll-in sections have the specified thresholds', () => {
  expect(sectionReveal).toEqual({ threshold: 0.1, margin: '15%', durationMs: 700 });
  expect(lazyMarginPx).toEqual({ min: 400, max: 600 });
});

test.each([
  ['[W-090]', scroll.headerPx, 10],
  ['[W-141]', scroll.heroTextPx, 50],
  ['[W-107]', scroll.actionsDelayMs, 200],
  ['[W-116]', scroll.anchorOffsetPx, 100],
  ['[W-117]', scroll.anchorRetries, 5],
  ['[W-118]', scroll.anchorRetryStepMs, 200],
  ['[W-119]', scroll.afterNavigationMs, 500],
  ['[W-575]', breakpoint.mobileMaxPx, 767],
])('%s a scroll threshold or width has the specified value', (_, threshold, expected) => {
  expect(threshold).toBe(expected);
});

test.each([
  ['[W-502]', 'free', { price: 0 }],
  ['[W-503]', 'free', { upToUsers: 10 }],
  ['[W-507]', 'achieve', { price: 5 }],
  ['[W-508]', 'achieve', { struckPrice: 7 }],
  ['[W-509]', 'achieve', { savePercent: 28 }],
  ['[W-512]', 'exceed', { price: 9 }],
  ['[W-513]', 'exceed', { struckPrice: 14 }],
  ['[W-514]', 'exceed', { savePercent: 35 }],
  ['[W-515]', 'exceed', { fromUsers: 200 }],
] as const)('%s the plan %s has its figure', (_, plan, figure) => {
  expect(plans.find(({ id }) => id === plan)).toMatchObject(figure);
});

test('the plans are in order, one is the most popular, and one price is a text', () => {
  expect(plans.map(({ id }) => id)).toEqual(['free', 'engage', 'achieve', 'exceed']);
  expect(plans.filter((plan) => 'mostPopular' in plan).map(({ id }) => id)).toEqual(['achieve']);
  expect(plans.find(({ id }) => id === 'engage')).toEqual({ id: 'engage' });
});
