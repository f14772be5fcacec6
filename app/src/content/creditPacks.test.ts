import { expect, test } from 'vitest';
import { companyPack, creditPacks, packPrice, teamPack, upsellOf } from './creditPacks';

test('[W-210] [W-530] five packs in order; the last has no fixed price', () => {
  expect(creditPacks.map(({ id }) => id)).toEqual(['free', 'teamLite', 'team', 'company', 'enterprise']);
  expect(creditPacks[4]).toEqual({ id: 'enterprise' });
});

test('[W-519] [W-520] the Free Pack is 0 euros for 100 credits, Team Lite 50 for 500', () => {
  expect(creditPacks[0]).toEqual({ id: 'free', price: 0, credits: 100 });
  expect(creditPacks[1]).toEqual({ id: 'teamLite', price: 50, credits: 500 });
});

test('[W-359] the Team Pack is sold as 4000, 6000, 8000 and 10000, as strings', () => {
  expect(teamPack.selections.map(({ credits }) => credits)).toEqual(['4000', '6000', '8000', '10000']);
});

test('[W-360] the Company Pack is sold as 20000, 30000, 40000 and 50000, as strings', () => {
  expect(companyPack.selections.map(({ credits }) => credits)).toEqual(['20000', '30000', '40000', '50000']);
});

test.each([
  ['4000', 350, 0],
  ['6000', 500, 150],
  ['8000', 650, 300],
  ['10000', 800, 450],
])(
  '[W-521] [W-522] [W-523] [W-524] the Team Pack with %s credits costs %i, %i more than the base',
  (credits, price, more) => {
    expect(packPrice(teamPack, credits)).toBe(price);
    expect(upsellOf(teamPack, credits)).toBe(more);
  },
);

test.each([
  ['20000', 1050, 0],
  ['30000', 1500, 450],
  ['40000', 1950, 900],
  ['50000', 2400, 1350],
])(
  '[W-525] [W-526] [W-527] [W-528] the Company Pack with %s credits costs %i, %i more than the base',
  (credits, price, more) => {
    expect(packPrice(companyPack, credits)).toBe(price);
    expect(upsellOf(companyPack, credits)).toBe(more);
  },
);

test.each(['', '0', '4001', '20000', ' 6000', '6e3', 'NaN', '__proto__', 'constructor'])(
  '[W-529] the unknown choice %j costs the Team Pack’s base price',
  (selection) => {
    expect(packPrice(teamPack, selection)).toBe(350);
    expect(upsellOf(teamPack, selection)).toBe(0);
  },
);

test.each(['', '4000', '20001', '-20000', '2e4', 'undefined'])(
  '[W-529] the unknown choice %j costs the Company Pack’s base price',
  (selection) => {
    expect(packPrice(companyPack, selection)).toBe(1050);
  },
);
