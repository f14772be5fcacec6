import type { Words } from '~/shared/words';

/** What kind of reward it is (spec 3, reward). */
export const rewardCategories = [
  'Fashion & Lifestyle',
  'Travel & Entertainment',
  'Shopping',
  'Technology & Electronics',
  'Supermarket & Groceries',
  'Gaming',
  'Food & Restaurant',
  'Grocery',
  'Reading & Learning',
  'Internal',
  'Charity & Donations',
  'Lottery',
] as const;
type RewardCategory = (typeof rewardCategories)[number];

/** The shop's sections, in their order on the page (spec 3, gift shop). */
export const rewardGroups = ['most-purchased', 'vouchers', 'internal-incentives', 'ngo', 'lotteries'] as const;
export type RewardGroup = (typeof rewardGroups)[number];

/** The category tabs, in their order (spec 2.5). */
export const shopTabs = ['all', 'internal-incentives', 'vouchers', 'ngo', 'lotteries'] as const;
export type ShopTab = (typeof shopTabs)[number];

/** What the shop shows: a tab's category, or the one section that has no tab. */
export type ShopCategory = ShopTab | RewardGroup;

/** The entries of the voucher filter, in their order (spec 2.5). */
export const voucherFilters = [
  'all',
  'Shopping',
  'Food & Restaurant',
  'Fashion & Lifestyle',
  'Travel & Entertainment',
  'Gaming',
  'Grocery',
  'Reading & Learning',
] as const;
export type VoucherFilter = (typeof voucherFilters)[number];

/** A reward as the fixtures have it (spec 3, reward). */
export interface RewardEntry {
  readonly id: string;
  readonly title: Words;
  /** The shop or organisation; all of them are invented. */
  readonly company: string;
  readonly category: RewardCategory;
  readonly description: Words;
  /** A range such as `400 - 40000`, or a single value. */
  readonly points: string;
  /** Which drawing stands for it. */
  readonly picture: string;
  readonly groups: readonly RewardGroup[];
}

/** A reward in one language, with what the engine says of it for the role's balance. */
export interface Reward extends Omit<RewardEntry, 'title' | 'description'> {
  readonly title: string;
  readonly description: string;
  readonly affordability: Affordability;
}

/** What the engine says of a reward and a balance. */
export interface Affordability {
  readonly redeemable: boolean;
  /** Points that the balance lacks; 0 when it is enough, null for a reward without a number. */
  readonly missing: number | null;
}

/** Two categories have no entry of their own in the filter and stand under a neighbour's. */
const filedUnder: Partial<Record<RewardCategory, VoucherFilter>> = {
  'Supermarket & Groceries': 'Grocery',
  'Technology & Electronics': 'Shopping',
};

interface Filed {
  readonly category: RewardCategory;
  readonly groups: readonly RewardGroup[];
}

/** The rewards of a section. */
export function rewardsOf<R extends Filed>(rewards: readonly R[], group: RewardGroup): R[] {
  return rewards.filter(({ groups }) => groups.includes(group));
}

/** The vouchers that an entry of the filter lets through. */
export function vouchersOf<R extends Filed>(rewards: readonly R[], filter: VoucherFilter): R[] {
  const vouchers = rewardsOf(rewards, 'vouchers');
  if (filter === 'all') return vouchers;
  return vouchers.filter(({ category }) => (filedUnder[category] ?? category) === filter);
}

/** What the visitor has chosen in the shop. */
export interface ShopChoice {
  readonly category: ShopCategory;
  readonly filter: VoucherFilter;
}

/** The shop opens on everything. */
export const firstChoice: ShopChoice = { category: 'all', filter: 'all' };

/** Chooses a category; the voucher filter starts over with each. */
export function chooseCategory(category: ShopCategory): ShopChoice {
  return { category, filter: 'all' };
}
