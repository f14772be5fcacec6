import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import fixture from '#fixtures/rewards.json';
import { loadRecognition } from '~/engine/recognition';
import { affordabilityOf } from './affordability';
import {
  chooseCategory,
  firstChoice,
  type RewardEntry,
  rewardCategories,
  rewardGroups,
  rewardsOf,
  shopTabs,
  teasersOf,
  voucherFilters,
  vouchersOf,
} from './catalogue';
import { shopRewards } from './shopModel';

const engine = await loadRecognition();
if (!engine.ok) throw new Error(engine.fault.message);
const { eurosToPoints, rewardFirstNumber } = engine.value;

const rewards = fixture as RewardEntry[];
const named = (title: string) => rewards.find((reward) => reward.title.en === title);

describe('the rewards', () => {
  test('[D-282] [D-283] every reward has its fields; points are a range or a single value', () => {
    expect(rewards.length).toBeGreaterThanOrEqual(40);
    expect(new Set(rewards.map(({ id }) => id)).size).toBe(rewards.length);
    for (const { id, title, company, category, description, points, picture } of rewards) {
      for (const text of [title.en, title.es, company, category, description.en, description.es]) {
        expect(text.trim().length, id).toBeGreaterThan(0);
      }
      expect(points, id).toMatch(/^\d+( - \d+)?$/);
      const file = new URL(`../../../public/images/rewards/${picture}.svg`, import.meta.url);
      expect(existsSync(file), picture).toBe(true);
    }
    expect(rewards.some(({ points }) => points === '400 - 40000')).toBe(true);
  });

  test('[D-284] the twelve categories, each with a reward', () => {
    expect([...rewardCategories].sort()).toEqual([...new Set(rewards.map(({ category }) => category))].sort());
    expect(rewardCategories).toHaveLength(12);
  });

  test('[D-285] [D-286] the five groups, the category list and the voucher filter', () => {
    expect(rewardGroups).toEqual(['most-purchased', 'vouchers', 'internal-incentives', 'ngo', 'lotteries']);
    expect(shopTabs).toEqual(['all', 'internal-incentives', 'vouchers', 'ngo', 'lotteries']);
    for (const group of rewardGroups) expect(rewardsOf(rewards, group).length, group).toBeGreaterThanOrEqual(4);
    for (const filter of voucherFilters) expect(vouchersOf(rewards, filter).length, filter).toBeGreaterThan(0);
  });

  test('[D-411] [D-412] [D-413] the specified prices', () => {
    expect(named('Lottery ticket')?.points).toBe('100');
    expect(named('Extra day off')?.points).toBe('400000');
    expect(named('Coffee time')?.points).toBe('5000');
  });

  test('[D-410] one euro is 400 points: every voucher costs whole euros', () => {
    expect([eurosToPoints(1), eurosToPoints(5), eurosToPoints(20)]).toEqual([400, 2000, 8000]);
    for (const { id, points } of rewardsOf(rewards, 'vouchers')) {
      for (const value of points.split(' - ').map(Number)) expect(value % eurosToPoints(1), id).toBe(0);
    }
  });
});

describe('affordability', () => {
  test('[D-311] [D-484] matches the engine', () => {
    const rules = engine.value;
    expect(affordabilityOf(rules, 441, '400 - 40000')).toEqual({ redeemable: true, missing: 0 });
    expect(affordabilityOf(rules, 441, '442')).toEqual({ redeemable: false, missing: 1 });
    expect(affordabilityOf(rules, 441, 'free')).toEqual({ redeemable: false, missing: null });
  });

  test.each([
    ['team-member', 441],
    ['manager', 1386],
  ] as const)('[D-312] the shop of the %s uses a balance of %i points', async (role, balance) => {
    for (const { points, affordability } of await shopRewards(role, 'en')) {
      expect(affordability.redeemable, points).toBe(balance >= (rewardFirstNumber(points) ?? Number.POSITIVE_INFINITY));
    }
  });

  test('the Spanish shop is in Spanish', async () => {
    const titles = (await shopRewards('manager', 'es')).map(({ title }) => title);
    expect(titles).toEqual(rewards.map(({ title }) => title.es));
  });
});

describe('choices', () => {
  test('[D-307] [D-309] [D-310] the shop starts at all, and every category starts with all vouchers', () => {
    expect(firstChoice).toEqual({ category: 'all', filter: 'all' });
    for (const category of [...shopTabs, ...rewardGroups]) {
      expect(chooseCategory(category)).toEqual({ category, filter: 'all' });
    }
  });

  test('[D-114] two categories are filed under a related one, so that every voucher is found', () => {
    const filed = voucherFilters.slice(1).flatMap((filter) => vouchersOf(rewards, filter).map(({ id }) => id));
    expect(filed.sort()).toEqual(
      rewardsOf(rewards, 'vouchers')
        .map(({ id }) => id)
        .sort(),
    );
    expect(vouchersOf(rewards, 'Grocery').map(({ category }) => category)).toContain('Supermarket & Groceries');
    expect(vouchersOf(rewards, 'Shopping').map(({ category }) => category)).toContain('Technology & Electronics');
  });
});

test('a section of the shop begins with what no section above it shows', () => {
  const reward = (id: string, ...groups: RewardEntry['groups']) => ({ id, category: 'Shopping' as const, groups });
  const both = reward('both', 'most-purchased', 'vouchers');
  const [one, two] = [reward('one', 'vouchers'), reward('two', 'vouchers')];
  const rows = teasersOf([both, one, two], 2).map(({ group, first }) => [group, ...first.map(({ id }) => id)]);
  expect(rows.slice(0, 2)).toEqual([
    ['most-purchased', 'both'],
    ['vouchers', 'one', 'two'],
  ]);
  // Where there is nothing else, it is there all the same.
  expect(teasersOf([both, one], 2)[1]?.first).toEqual([one, both]);
});
