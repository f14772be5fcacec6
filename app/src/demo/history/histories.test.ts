import { describe, expect, test } from 'vitest';
import members from '#fixtures/members.json';
import recognitions from '#fixtures/recognitions.json';
import rewards from '#fixtures/rewards.json';
import roles from '#fixtures/roles.json';
import {
  earningSchemes,
  type History,
  type HistoryItem,
  histories,
  historyCategories,
  historyDay,
  historyPages,
  itemsOf,
  itemsOnPage,
  itemsPerPage,
  steppedPage,
} from './histories';

const everyone = Object.entries(histories);
const historyOf = (person: string): History => {
  const found = histories[person];
  if (!found) throw new Error(`no history: ${person}`);
  return found;
};
const sum = (items: readonly HistoryItem[]) => items.reduce((total, { points }) => total + points, 0);
const thanks = (items: readonly HistoryItem[]) => items.filter(({ category }) => category === 'recognition');
const daysBefore = (date: string) => (Date.parse(historyDay) - Date.parse(date)) / 86_400_000;

describe('the sample histories', () => {
  test('[D-097] there is one for each member TM001 to TM012, and one for each role', () => {
    const ids = Array.from({ length: 12 }, (_, index) => `TM${String(index + 1).padStart(3, '0')}`);
    expect(Object.keys(histories).sort()).toEqual([...ids, 'manager', 'team-member'].sort());
    expect(members.map(({ id }) => id)).toEqual(ids);
  });

  test.each(everyone)(
    '[D-272] [D-273] [D-274] %s: every item has its fields, whole signed points, a known category',
    (_, { items }) => {
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      for (const item of items) {
        expect(Object.keys(item).sort()).toEqual(['additionalInfo', 'category', 'date', 'description', 'id', 'points']);
        expect(Number.isInteger(item.points) && item.points !== 0, item.id).toBe(true);
        expect(item.points < 0, item.id).toBe(item.category === 'redemption');
        expect(historyCategories).toContain(item.category);
        expect(item.date).toMatch(/^2026-\d\d-\d\d$/);
        for (const words of [item.description, item.additionalInfo]) {
          expect(
            [words.en, words.es].every((text) => text.length > 0),
            item.id,
          ).toBe(true);
        }
      }
    },
  );

  test('[D-274] the twelve categories are all used', () => {
    expect(historyCategories).toEqual([
      'target',
      'redemption',
      'recognition',
      'bonus',
      'learning',
      'collaboration',
      'safety',
      'innovation',
      'attendance',
      'feedback',
      'sustainability',
      'achievement',
    ]);
    const used = new Set(everyone.flatMap(([, { items }]) => items.map(({ category }) => category)));
    expect([...used].sort()).toEqual([...historyCategories].sort());
  });

  test.each(everyone)('%s: newest first, no balance ever below zero, four full pages', (_, { items }) => {
    expect(items.map(({ date }) => date)).toEqual(
      items
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
    expect(items.every(({ date }) => date <= historyDay)).toBe(true);
    for (let from = 0; from < items.length; from += 1) expect(sum(items.slice(from))).toBeGreaterThanOrEqual(0);
    expect(items).toHaveLength(historyPages * itemsPerPage);
  });

  test.each(members)('$id: balance, total and recent recognitions follow from the history', (member) => {
    const { items, earlierRecognitions } = historyOf(member.id);
    expect(sum(items)).toBe(member.currentBalance);
    expect(earlierRecognitions + thanks(items).length).toBe(member.totalRecognitions);
    expect(thanks(items).filter(({ date }) => daysBefore(date) < 30)).toHaveLength(member.recentRecognitions);
    expect(items.every(({ date }) => date >= member.dateJoined)).toBe(true);
  });

  test('[D-366] [D-367] the balances of the two roles match their histories: 441 and 1386', () => {
    expect([sum(itemsOf('team-member')), sum(itemsOf('manager'))]).toEqual([441, 1386]);
    expect([roles['team-member'].balance, roles.manager.balance]).toEqual([441, 1386]);
  });

  test("[D-099] recognitions on the boards appear in their recipients' histories, the manager's included", () => {
    const people: Record<string, string> = { 'role-team-member': 'team-member', 'role-manager': 'manager' };
    for (const { recipients, date, points } of recognitions) {
      for (const id of recipients) {
        const listed = thanks(itemsOf(people[id] ?? id)).map((item) => [item.date, item.points]);
        expect(listed, `${id} ${date}`).toContainEqual([date, points]);
      }
    }
    expect(thanks(itemsOf('manager')).length).toBeGreaterThanOrEqual(3);
  });

  test('the overview claims 40% more than last month, which matches November and October', () => {
    const earned = (month: string) =>
      sum(itemsOf('team-member').filter(({ date, points }) => date.startsWith(month) && points > 0));
    expect(earned('2026-11') * 10).toBe(earned('2026-10') * 14);
  });

  test('redeemed rewards are in the shop, at a price within its range', () => {
    for (const [, { items }] of everyone) {
      for (const { id, description, additionalInfo, points } of items.filter((item) => item.points < 0)) {
        const reward = rewards.find(({ title }) => description.en === `Redeemed: ${title.en}`);
        expect(reward?.company, id).toBe(additionalInfo.en);
        const [from = 0, to = from] = (reward?.points ?? '').split(' - ').map(Number);
        expect(-points >= from && -points <= to, id).toBe(true);
      }
    }
  });
});

describe('the pages', () => {
  test('[D-093] four pages contain every item once', () => {
    const items = itemsOf('TM003');
    expect([1, 2, 3, 4].flatMap((page) => itemsOnPage(items, page))).toEqual(items);
    expect(itemsOnPage(items, 5)).toEqual([]);
  });

  test('[D-331] a step stays within 1 and 4', () => {
    expect([1, 2, 3, 4].map((page) => steppedPage(page, 1))).toEqual([2, 3, 4, 4]);
    expect([1, 2, 3, 4].map((page) => steppedPage(page, -1))).toEqual([1, 1, 2, 3]);
  });

  test('[D-100] an unknown person has no items', () => {
    expect(itemsOf('TM999')).toEqual([]);
    expect(itemsOf('constructor')).toEqual([]);
  });
});

test.each([
  ['[D-402]', 'Delivery Champion', 10, 400],
  ['[D-403]', 'Delivery in peak hours', 15, 200],
  ['[D-404]', 'Efficient runner', 14, 200],
  ['[D-405]', 'Customer satisfaction', 20, 300],
  ['[D-406]', 'Distance covered', 5, 150],
  ['[D-407]', 'Weekend warrior', 12, 250],
  ['[D-408]', 'Early bird', 8, 180],
  ['[D-409]', 'Night shift hero', 18, 220],
] as const)('%s a way to earn, base and bonus: %s', (_, title, base, bonus) => {
  const scheme = earningSchemes.find((one) => one.title.en === title);
  expect([scheme?.basePoints, scheme?.bonusPoints]).toEqual([base, bonus]);
});

test('[D-094] there are eight ways to earn', () => {
  expect(earningSchemes).toHaveLength(8);
});
