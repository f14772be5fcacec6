import { expect, test } from 'vitest';
import { pricing } from '~/locales/en/pricing';
import { pricing as spanish } from '~/locales/es/pricing';
import { integrations } from './home';
import {
  cardFeatures,
  enterpriseFeatures,
  featuresOf,
  hasFeature,
  integrationPlans,
  type PlanFeatureId,
  planFeatures,
  planOf,
  plans,
  pricingTabs,
} from './plans';

const ids = (features: readonly { id: PlanFeatureId }[]) => features.map(({ id }) => id);

test('[W-370] [W-371] the tabs are fixed-pay, enterprise and pick-solution, and only the last is disabled', () => {
  expect(pricingTabs.map(({ id }) => id)).toEqual(['fixed-pay', 'enterprise', 'pick-solution']);
  expect(pricingTabs.filter(({ comingSoon }) => comingSoon).map(({ id }) => id)).toEqual(['pick-solution']);
});

test('[W-502] [W-507] [W-508] [W-512] [W-513] prices and struck prices have the specified values', () => {
  const figures = plans.map((plan) => [
    plan.id,
    'price' in plan ? plan.price : undefined,
    'struckPrice' in plan ? plan.struckPrice : undefined,
  ]);
  expect(figures).toEqual([
    ['free', 0, undefined],
    ['engage', undefined, undefined],
    ['achieve', 5, 7],
    ['exceed', 9, 14],
  ]);
});

test('[W-505] the Engage price comes from the texts of both languages', () => {
  expect(plans.find(({ id }) => id === 'engage')).not.toHaveProperty('price');
  expect(pricing.engagePrice).toBe('2');
  expect(spanish.engagePrice).toBe('2');
});

test('[W-509] [W-514] the displayed savings match the prices, rounded down', () => {
  for (const plan of plans) {
    if (!('struckPrice' in plan)) continue;
    expect(Math.floor((1 - plan.price / plan.struckPrice) * 100)).toBe(plan.savePercent);
  }
});

test('[W-203] Free has six features, and its card shows the first five', () => {
  expect(featuresOf('free')).toHaveLength(6);
  expect(cardFeatures).toBe(5);
});

test('[W-204] fourteen different features are compared, and every plan includes those of the plan below it', () => {
  expect(new Set(ids(planFeatures)).size).toBe(14);
  const counts = plans.map(({ id }) => featuresOf(id).length);
  expect(counts).toEqual([6, 9, 12, 14]);
  plans.forEach(({ id }, index) => {
    const below = plans[index - 1];
    if (below) expect(ids(featuresOf(id))).toEqual(expect.arrayContaining(ids(featuresOf(below.id))));
  });
});

test("[W-202] a card's five features begin with those that the plan adds", () => {
  const first = (plan: 'engage' | 'achieve' | 'exceed') => ids(featuresOf(plan)).slice(0, cardFeatures);
  expect(first('engage').slice(0, 3)).toEqual(['giftCards', 'ownRewards', 'surveys']);
  expect(first('achieve').slice(0, 3)).toEqual(['challenges', 'dashboards', 'insights']);
  expect(first('exceed').slice(0, 2)).toEqual(['adminDashboard', 'singleSignOn']);
  const singleSignOn = planFeatures.find(({ id }) => id === 'singleSignOn');
  if (!singleSignOn) throw new Error('single sign-on is a feature');
  expect(plans.map(({ id }) => hasFeature(id, singleSignOn))).toEqual([false, false, false, true]);
});

test('[W-356] every feature has a title and a subtitle in both languages', () => {
  for (const texts of [pricing, spanish]) {
    const featureTexts = planFeatures.flatMap(({ id }) => [texts.features[id].title, texts.features[id].subtitle]);
    expect(featureTexts.every((text) => text.trim().length > 0)).toBe(true);
    expect(new Set(featureTexts).size).toBe(featureTexts.length);
  }
});

test('[W-422] the features name an admin dashboard, single sign-on and manager and admin roles', () => {
  expect(pricing.features.adminDashboard.title).toMatch(/admin dashboard/i);
  expect(pricing.features.singleSignOn.title).toMatch(/single sign-on/i);
  expect(pricing.features.roles.title).toMatch(/manager and admin roles/i);
});

test('[W-207] the enterprise card lists seven items', () => {
  expect(enterpriseFeatures.map((id) => pricing.enterprise.features[id].title)).toEqual([
    'Account manager',
    'Custom branding',
    'Single sign-on',
    'Enterprise support',
    'Workshops',
    'Team training',
    'Admin dashboard',
  ]);
});

test('each of the fourteen integrations has a plan, the same as where it is a compared feature', () => {
  expect(Object.keys(integrationPlans).sort()).toEqual([...integrations].sort());
  expect(integrationPlans).toMatchObject({
    teamChat: planOf.teamChat,
    surveys: planOf.surveys,
    singleSignOn: planOf.singleSignOn,
  });
});
