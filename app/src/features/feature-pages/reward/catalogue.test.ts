import { describe, expect, it } from 'vitest';
import { rewardSamples } from '~/content/featureSamples';
import { home as en } from '~/locales/en/home';
import { home as es } from '~/locales/es/home';
import { catalogueOf } from './catalogue';
import { closingBalance, statement } from './statement';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

describe('the reward catalogue', () => {
  const shown = catalogueOf(en.rewards, 'en').map(({ name, points }) => [plain(name), points]);
  const samples = [
    ['[W-535]', 'Sportswear voucher €10', '2,000'],
    ['[W-536]', 'Burger voucher €5', '1,500'],
    ['[W-537]', 'Donation to a good cause €1', '300'],
    ['[W-538]', 'Online shop voucher €20', '3,800'],
    ['[W-539]', 'Music streaming 3 months', '3,000'],
    ['[W-540]', 'Team breakfast', '5,000'],
    ['[W-541]', 'Coffee voucher €10', '2,000'],
  ] as const;

  it.each(samples)('%s names the sample reward, its value and its price: %s', (_, name, points) => {
    expect(shown).toContainEqual([name, points]);
  });

  it('lists no other reward', () => {
    expect(shown).toHaveLength(samples.length);
  });

  it('is translated to Spanish', () => {
    const rewards = catalogueOf(es.rewards, 'es');
    expect(rewards.map(({ name }) => plain(name))).toContain('Música en streaming 3 meses');
    expect(rewards.map(({ points }) => points)).toContain('2000');
  });
});

describe('the month of points', () => {
  it('carries the balance from row to row and never goes below zero', () => {
    const rows = statement();
    const total = rewardSamples.movements.reduce<number>(
      (sum, { points }) => sum + points,
      rewardSamples.openingBalance,
    );
    expect(rows.at(-1)?.balance).toBe(total);
    expect(rows[0]?.balance).toBe(rewardSamples.openingBalance + rewardSamples.movements[0].points);
    for (const { balance } of rows) expect(balance).toBeGreaterThanOrEqual(0);
  });

  it('ends with the balance of the illustration above it', () => {
    expect(closingBalance()).toBe(statement().at(-1)?.balance);
    expect(closingBalance()).toBe(4180);
  });
});
