import { claims } from './claims';
import type { IntegrationId } from './home';

/** Engage's price in euros per user per month; the texts name it. */
export const engagePrice = 2;

/** The plans, in euros per user per month. Engage's price comes from the texts (`pricing.engagePrice`). */
export const plans = [
  { id: 'free', price: 0, upToUsers: claims.freeUsers },
  { id: 'engage' },
  { id: 'achieve', price: 5, struckPrice: 7, savePercent: 28, mostPopular: true },
  { id: 'exceed', price: 9, struckPrice: 14, savePercent: 35, fromUsers: 200 },
] as const;

export type Plan = (typeof plans)[number];
type PlanId = Plan['id'];

/** The pricing page's tabs in order; the last is disabled until usage-based pricing is available. */
export const pricingTabs = [
  { id: 'fixed-pay', comingSoon: false },
  { id: 'enterprise', comingSoon: false },
  { id: 'pick-solution', comingSoon: true },
] as const;

export type PricingTabId = (typeof pricingTabs)[number]['id'];

/** Row groups of the comparison. */
export const featureGroups = ['thank', 'reward', 'improve', 'run'] as const;

/** The fourteen compared features; `from` is the lowest plan that has it, and every higher plan has it too. */
export const planFeatures = [
  { id: 'recognition', group: 'thank', from: 'free' },
  { id: 'board', group: 'thank', from: 'free' },
  { id: 'milestones', group: 'thank', from: 'free' },
  { id: 'app', group: 'thank', from: 'free' },
  { id: 'giftCards', group: 'reward', from: 'engage' },
  { id: 'ownRewards', group: 'reward', from: 'engage' },
  { id: 'challenges', group: 'improve', from: 'achieve' },
  { id: 'dashboards', group: 'improve', from: 'achieve' },
  { id: 'insights', group: 'improve', from: 'achieve' },
  { id: 'surveys', group: 'improve', from: 'engage' },
  { id: 'teamChat', group: 'run', from: 'free' },
  { id: 'roles', group: 'run', from: 'free' },
  { id: 'adminDashboard', group: 'run', from: 'exceed' },
  { id: 'singleSignOn', group: 'run', from: 'exceed' },
] as const satisfies readonly { id: string; group: (typeof featureGroups)[number]; from: PlanId }[];

type PlanFeature = (typeof planFeatures)[number];
export type PlanFeatureId = PlanFeature['id'];

/** Number of features on a plan's card; the dialog lists them all. */
export const cardFeatures = 5;

const rank = (plan: PlanId): number => plans.findIndex(({ id }) => id === plan);

/** Whether a plan has a feature. */
export function hasFeature(plan: PlanId, { from }: PlanFeature): boolean {
  return rank(from) <= rank(plan);
}

/** Names of the paid plans, the same in both languages. */
export const paidPlanNames = { engage: 'Engage', achieve: 'Achieve', exceed: 'Exceed' } as const;

/** The lowest plan with a feature, by feature id. */
export const planOf = Object.fromEntries(planFeatures.map(({ id, from }) => [id, from])) as {
  readonly [F in PlanFeature as F['id']]: F['from'];
};

/** Features that other pages show with a badge of their plan. */
export type BadgedFeature =
  | 'recognition'
  | 'milestones'
  | 'giftCards'
  | 'ownRewards'
  | 'challenges'
  | 'dashboards'
  | 'insights'
  | 'adminDashboard'
  | 'singleSignOn';

/** All features of a plan: those it adds first, then those of the plans below it. */
export function featuresOf(plan: PlanId): PlanFeature[] {
  return planFeatures
    .filter((feature) => hasFeature(plan, feature))
    .sort((one, other) => rank(other.from) - rank(one.from));
}

/** The lowest plan with each of the fourteen integrations. Those that are also compared features have their plan. */
export const integrationPlans = {
  teamChat: planOf.teamChat,
  calendar: 'free',
  spreadsheets: 'free',
  videoMeetings: 'engage',
  surveys: planOf.surveys,
  automation: 'engage',
  timeClock: 'achieve',
  pointOfSale: 'achieve',
  helpDesk: 'achieve',
  crm: 'achieve',
  learning: 'achieve',
  hrSystem: 'exceed',
  payroll: 'exceed',
  singleSignOn: planOf.singleSignOn,
} as const satisfies Record<IntegrationId, PlanId>;

/** Items of the enterprise card. */
export const enterpriseFeatures = [
  'accountManager',
  'branding',
  'singleSignOn',
  'support',
  'workshops',
  'training',
  'adminDashboard',
] as const;

/** The sample bill in the pricing page's hero: people on the Engage plan. */
export const sampleBill = { people: 24 } as const;

/** Sample sites of the enterprise card, with the share of met targets in percent. */
export const sampleSites = [
  { id: 'hub', percent: 92 },
  { id: 'depot', percent: 85 },
  { id: 'desk', percent: 90 },
] as const;
