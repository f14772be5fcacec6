// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import entries from '#fixtures/rewards.json';
import { shopRewards } from '~/demo/rewards/shopModel';
import type { Role } from '~/demo/role';
import { besideDocument } from '~/engine/besideDocument';
import { loadRecognition } from '~/engine/recognition';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import { GiftShopPage } from './GiftShopPage';

// Eighty cards take jsdom a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const engine = await besideDocument(loadRecognition);
const translator = createTranslator('en', [await loadTexts('en', 'common', 'site', 'giftShop', 'history')]);
const balances = { 'team-member': 441, manager: 1386 } as const;

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

async function open(role: Role = 'team-member') {
  const rewards = await shopRewards(role, 'en');
  await act(async () =>
    render(
      <I18nextProvider i18n={translator}>
        <MemoryRouter initialEntries={[`/demo/${role}/gift-shop`]}>
          <GiftShopPage role={role} rewards={rewards} />
        </MemoryRouter>
      </I18nextProvider>,
    ),
  );
  expect(document.querySelector('main')?.dataset.engine).toBe('ready');
}

const click = (target: Element) => act(async () => fireEvent.click(target));
/** The name of an element: its label, what labels it, or its text. */
const nameOf = (element: Element) => {
  const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labelled = labels.map((id) => document.getElementById(id)?.textContent).join(' ');
  return element.ariaLabel ?? (labelled || element.textContent);
};
/** The element with this name; queries by role compute the roles of all eighty cards. */
const named = (selector: string, name: string, root: ParentNode = document): HTMLElement => {
  const found = [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => nameOf(element) === name);
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} ${selector} are named ${name}`);
  return found[0];
};
const all = (selector: string, root: ParentNode = document) => [...root.querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string, root: ParentNode = document) =>
  all(selector, root).map(({ textContent }) => textContent);
const tab = (name: string) => named('[role=tab]', name);
const panel = () => document.querySelector('[role=tabpanel]') as HTMLElement;
const cards = () => all('[data-reward]', panel());
const card = (id: string) => panel().querySelector(`[data-reward="${id}"]`) as HTMLElement;
const points = (id: string) => card(id).querySelector('[data-points]') as HTMLElement;
const shownIds = () => cards().map(({ dataset }) => dataset.reward);
const sections = () => texts('h2', panel());
const chosenTabs = () => texts('[role=tab][aria-selected=true]');
const dialogs = () => all('dialog');
const entriesOf = (group: string, ...categories: string[]) =>
  entries.filter(
    ({ groups, category }) => groups.includes(group) && (categories.length === 0 || categories.includes(category)),
  );
const idsOf = (group: string, ...categories: string[]) => entriesOf(group, ...categories).map(({ id }) => id);

const groups = [
  ['Internal Incentives', 'internal-incentives'],
  ['Vouchers', 'vouchers'],
  ['NGO', 'ngo'],
  ['Lotteries', 'lotteries'],
] as const;

test.each(['team-member', 'manager'] as const)(
  '[D-101] [D-102] [D-103] [D-118] [D-312] the banner of the %s has the balance and opens the history; badges follow the engine',
  async (role) => {
    await open(role);
    expect(texts('h1')).toEqual(['Redeem your points and enjoy your perks!']);
    expect(screen.getByTestId('shop-balance').textContent).toContain(`${balances[role].toLocaleString('en')} points`);
    await click(named('button', 'Details'));
    await act(() => vi.dynamicImportSettled());
    await click(named('button', 'Close the points history', named('dialog', 'Points history')));
    expect(dialogs()).toEqual([]);
    for (const [name, group] of groups) {
      await click(tab(name));
      expect(shownIds()).toEqual(idsOf(group));
      for (const shown of cards()) {
        const badge = shown.querySelector<HTMLElement>('[data-badge]');
        const cost = shown.querySelector<HTMLElement>('[data-points]')?.dataset.points ?? '';
        const expected = engine.isRedeemable(balances[role], cost) ? ['green', 'Redeemable'] : ['grey', 'Not yet'];
        expect([badge?.dataset.badge, badge?.textContent], cost).toEqual(expected);
      }
    }
  },
);

const allSections = ['Most purchased last week', 'Vouchers', 'Internal incentives', 'NGO', 'Lotteries'];

test('[D-104] [D-105] [D-106] [D-107] [D-108] [D-109] [D-110] [D-111] [D-307] [D-308] five tabs, All selected, with five sections; See all shows one of them entirely, without the others', async () => {
  await open();
  expect(texts('[role=tab]')).toEqual(['All', 'Internal Incentives', 'Vouchers', 'NGO', 'Lotteries']);
  expect(chosenTabs()).toEqual(['All']);
  expect(sections()).toEqual(allSections);
  for (const name of allSections) {
    const section = named('section', name);
    expect(named('button', `See all ${name}`, section).textContent).toBe('See all');
    expect(section.querySelectorAll('[data-reward]')).toHaveLength(4);
  }
  for (const [name, chosen, group] of [
    ['Most purchased last week', null, 'most-purchased'],
    ['Vouchers', 'Vouchers', 'vouchers'],
    ['Internal incentives', 'Internal Incentives', 'internal-incentives'],
    ['NGO', 'NGO', 'ngo'],
    ['Lotteries', 'Lotteries', 'lotteries'],
  ] as const) {
    await click(named('button', `See all ${name}`));
    expect(sections()).toEqual([name]);
    expect(shownIds()).toEqual(idsOf(group));
    expect(chosenTabs()).toEqual(chosen ? [chosen] : []);
    expect(document.activeElement).toBe(panel());
    await click(tab('All'));
    expect(sections()).toEqual(allSections);
  }
});

test('[D-112] [D-113] [D-114] [D-309] [D-310] the filter of the vouchers selects one category, and resets with every change of category', async () => {
  await open();
  const filter = () => document.querySelector('nav[aria-label="Type of voucher"]') as HTMLElement;
  const entry = (name: string) => named('button', name, filter());
  const pressed = () => filter().querySelector('[aria-pressed=true]')?.textContent;
  expect(filter()).toBeNull();
  await click(tab('Vouchers'));
  expect(texts('button', filter())).toEqual([
    'All',
    'Shopping',
    'Food & Restaurant',
    'Fashion & Lifestyle',
    'Travel & Entertainment',
    'Gaming',
    'Grocery',
    'Reading & Learning',
  ]);
  expect(shownIds()).toEqual(idsOf('vouchers'));
  for (const [name, ...categories] of [
    ['Food & Restaurant', 'Food & Restaurant'],
    ['Gaming', 'Gaming'],
    ['Grocery', 'Grocery', 'Supermarket & Groceries'],
    ['Shopping', 'Shopping', 'Technology & Electronics'],
  ] as const) {
    await click(entry(name));
    expect(shownIds()).toEqual(idsOf('vouchers', ...categories));
    expect(document.querySelector('[role=status]')?.textContent).toBe(
      `${idsOf('vouchers', ...categories).length} rewards`,
    );
  }
  await click(entry('Gaming'));
  expect(pressed()).toBe('Gaming');
  await click(tab('Vouchers'));
  expect(pressed()).toBe('All');
  await click(entry('Gaming'));
  await click(tab('NGO'));
  await click(tab('Vouchers'));
  expect(pressed()).toBe('All');
});

test('[D-121] every card has a favourite toggle, off initially, which can be turned on and off', async () => {
  await open();
  for (const [name, group] of groups) {
    await click(tab(name));
    const toggles = cards().map((shown) =>
      Array.from(shown.querySelectorAll('button[aria-pressed]'), (toggle) => [toggle.ariaLabel, toggle.ariaPressed]),
    );
    expect(toggles).toEqual(entriesOf(group).map(({ title }) => [[`Favourite: ${title.en}`, 'false']]));
  }
  const heart = () => named('button', 'Favourite: Lottery ticket');
  for (const state of ['true', 'false']) {
    await click(heart());
    expect(heart().ariaPressed).toBe(state);
  }
});

test('[D-120] the points of a card open the redeem dialog: cost, missing points, and links; the balance stays', async () => {
  await open();
  await click(tab('Internal Incentives'));
  points('extra-day-off').focus();
  await click(points('extra-day-off'));
  await act(() => vi.dynamicImportSettled());
  const dialog = named('dialog', 'Extra day off');
  expect(dialog.textContent).toContain('400,000 points');
  const missing = engine.missingPoints(balances['team-member'], '400000')?.toLocaleString('en');
  expect(dialog.querySelector('[data-testid=missing]')?.textContent).toBe(`${missing} points`);
  expect(dialog.textContent).toContain(`You need ${missing} more points.`);
  for (const [name, address] of [
    ['Contact Sales', '/contact'],
    ['Start for free', '/sign-up'],
  ] as const)
    expect(named('a', name, dialog).getAttribute('href')).toBe(address);
  await click(named('button', 'Close', dialog));
  expect(dialogs()).toEqual([]);

  await click(tab('Lotteries'));
  await click(points('lottery-ticket'));
  const ticket = named('dialog', 'Lottery ticket');
  expect(ticket.textContent).toContain('Your balance covers this reward.');
  expect(ticket.querySelector('[data-testid=missing]')).toBeNull();
  expect(screen.getByTestId('shop-balance').textContent).toContain('441 points');
});
