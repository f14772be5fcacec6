import type { LocalizedText } from '~/shared/localizedText';

/** The reward categories. */
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

/** The shop's sections, in page order. */
export const rewardGroups = ['most-purchased', 'vouchers', 'internal-incentives', 'ngo', 'lotteries'] as const;
export type RewardGroup = (typeof rewardGroups)[number];

/** The category tabs, in order. */
export const shopTabs = ['all', 'internal-incentives', 'vouchers', 'ngo', 'lotteries'] as const;
export type ShopTab = (typeof shopTabs)[number];

/** What the shop shows: a tab's category, or the one section without a tab. */
export type ShopCategory = ShopTab | RewardGroup;

/** The entries of the voucher filter, in order. */
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

/** A reward in the fixtures. */
export interface RewardEntry {
  readonly id: string;
  readonly title: LocalizedText;
  /** The shop or organisation; all are invented. */
  readonly company: string;
  readonly category: RewardCategory;
  readonly description: LocalizedText;
  /** A range such as `400 - 40000`, or a single value. */
  readonly points: string;
  /** The name of its image. */
  readonly picture: string;
  readonly groups: readonly RewardGroup[];
}

/** A reward in one language, with its affordability for the role's balance. */
export interface Reward extends Omit<RewardEntry, 'title' | 'description'> {
  readonly title: string;
  readonly description: string;
  readonly affordability: Affordability;
}

/** The engine's result for a reward and a balance. */
export interface Affordability {
  readonly redeemable: boolean;
  /** Points missing from the balance; 0 if it is sufficient, null for a reward without a price. */
  readonly missing: number | null;
}

/** Two categories have no filter entry and are filed under a related one. */
const filedUnder: Partial<Record<RewardCategory, VoucherFilter>> = {
  'Supermarket & Groceries': 'Grocery',
  'Technology & Electronics': 'Shopping',
};

interface Filed {
  readonly category: RewardCategory;
  readonly groups: readonly RewardGroup[];
}

export function rewardsOf<R extends Filed>(rewards: readonly R[], group: RewardGroup): R[] {
  return rewards.filter(({ groups }) => groups.includes(group));
}

/** The first rewards of each group; those that a group above shows come last. */
export function teasersOf<R extends Filed>(rewards: readonly R[], count: number): { group: RewardGroup; first: R[] }[] {
  const shown = new Set<R>();
  return rewardGroups.map((group) => {
    const byNews = Map.groupBy(rewardsOf(rewards, group), (reward) => shown.has(reward));
    const first = [false, true].flatMap((seen) => byNews.get(seen) ?? []).slice(0, count);
    for (const reward of first) shown.add(reward);
    return { group, first };
  });
}

/** The vouchers that match a filter entry. */
export function vouchersOf<R extends Filed>(rewards: readonly R[], filter: VoucherFilter): R[] {
  const vouchers = rewardsOf(rewards, 'vouchers');
  if (filter === 'all') return vouchers;
  return vouchers.filter(({ category }) => (filedUnder[category] ?? category) === filter);
}

/** The visitor's selection in the shop. */
export interface ShopChoice {
  readonly category: ShopCategory;
  readonly filter: VoucherFilter;
}

export const firstChoice: ShopChoice = { category: 'all', filter: 'all' };

/** Selects a category, which resets the voucher filter. */
export function chooseCategory(category: ShopCategory): ShopChoice {
  return { category, filter: 'all' };
}
