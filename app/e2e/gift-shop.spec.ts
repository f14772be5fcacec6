import type { Page } from '@playwright/test';
import { expectAccessibleAt } from './support/contentPage';
import { fixture, loadRecognition } from './support/engine';
import { mockPage } from './support/mockPage';
import { giveConsent, openSettled, queueOf } from './support/site';
import { expect, test } from './support/test';

interface Entry {
  id: string;
  title: Record<'en' | 'es', string>;
  category: string;
  points: string;
  groups: string[];
}

const rewards = fixture<Entry[]>('rewards.json');
const address = { 'team-member': '/demo/team-member/gift-shop', manager: '/demo/manager/gift-shop' } as const;
const balances = { 'team-member': 441, manager: 1386 } as const;

async function open(page: Page, path: string = address['team-member']) {
  await openSettled(page, path);
  await expect(page.locator('main[data-engine=ready]')).toBeVisible();
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const filter = (page: Page) => page.getByRole('navigation', { name: 'Type of voucher' });
const shownIds = (page: Page) =>
  page.locator('[data-reward]').evaluateAll((found) => found.map((card) => card.getAttribute('data-reward')));
const idsOf = (group: string, ...categories: string[]) =>
  rewards
    .filter((reward) => reward.groups.includes(group))
    .filter(({ category }) => categories.length === 0 || categories.includes(category))
    .map(({ id }) => id);

for (const role of ['team-member', 'manager'] as const) {
  test(`[D-101] [D-102] [D-103] [D-118] [D-119] [D-312] the ${role}'s banner: balance, and Details opens the history; the badges are green or grey according to the engine`, async ({
    page,
  }) => {
    const engine = await loadRecognition();
    await open(page, address[role]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Redeem your points and enjoy your perks!');
    await expect(page.getByTestId('shop-balance')).toContainText(`${balances[role].toLocaleString('en')} points`);
    await page.getByRole('button', { name: 'Details', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Points history' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Points history' })).toBeHidden();
    for (const name of ['Internal Incentives', 'Vouchers', 'NGO', 'Lotteries']) {
      await tab(page, name).click();
      const group = {
        'Internal Incentives': 'internal-incentives',
        Vouchers: 'vouchers',
        NGO: 'ngo',
        Lotteries: 'lotteries',
      }[name];
      await expect.poll(() => shownIds(page)).toEqual(idsOf(group ?? ''));
      const cards = await page.locator('[data-reward]').evaluateAll((found) =>
        found.map((card) => ({
          points: card.querySelector('[data-points]')?.getAttribute('data-points') ?? '',
          badge: card.querySelector('[data-badge]')?.getAttribute('data-badge'),
          text: card.querySelector('[data-badge]')?.textContent,
        })),
      );
      expect(cards.length).toBeGreaterThan(3);
      for (const { points, badge, text } of cards) {
        const enough = engine.isRedeemable(balances[role], points);
        expect([badge, text], points).toEqual(enough ? ['green', 'Redeemable'] : ['grey', 'Not yet']);
      }
    }
    await expect(page.locator('[data-badge=green]').first()).toHaveCSS('background-color', 'rgb(14, 90, 67)');
    await expect(page.locator('[data-badge=grey]').first()).toHaveCSS('background-color', 'rgb(231, 233, 232)');
  });
}

const sections = ['Most purchased last week', 'Vouchers', 'Internal incentives', 'NGO', 'Lotteries'];

test(`the shop opens on All with five sections, and 'See all' shows one section entirely, without the others; the voucher filter`, async ({
  page,
}) => {
  await open(page);
  await test.step('[D-104] [D-307] five tabs, All selected', async () => {
    await expect(page.getByRole('tab')).toHaveText(['All', 'Internal Incentives', 'Vouchers', 'NGO', 'Lotteries']);
    await expect(page.getByRole('tab', { selected: true })).toHaveText('All');
  });
  await test.step('[D-105] [D-106] [D-107] [D-108] [D-109] [D-110] five sections, each with See all', async () => {
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText(sections);
    for (const name of sections) {
      const section = page.getByRole('region', { name, exact: true });
      await expect(section.getByRole('button', { name: `See all ${name}` })).toHaveText('See all');
      await expect(section.locator('[data-reward]')).toHaveCount(4);
    }
  });
  for (const [name, chosen, group] of [
    ['Most purchased last week', null, 'most-purchased'],
    ['Vouchers', 'Vouchers', 'vouchers'],
    ['Internal incentives', 'Internal Incentives', 'internal-incentives'],
    ['NGO', 'NGO', 'ngo'],
    ['Lotteries', 'Lotteries', 'lotteries'],
  ] as const) {
    await test.step(`[D-111] [D-308] See all: ${name}`, async () => {
      await page.getByRole('button', { name: `See all ${name}` }).click();
      await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText([name]);
      await expect.poll(() => shownIds(page)).toEqual(idsOf(group));
      await expect(page.getByRole('tab', { selected: true })).toHaveText(chosen ? [chosen] : []);
      await expect(page.getByRole('tabpanel')).toBeFocused();
      await tab(page, 'All').click();
      await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toHaveText(sections);
    });
  }
  await test.step('[D-112] [D-113] [D-114] [D-309] [D-310] the voucher filter is on the left, selects one category, and resets with every change of category', async () => {
    await expect(filter(page)).toBeHidden();
    await tab(page, 'Vouchers').click();
    const entries = filter(page).getByRole('button');
    await expect(entries).toHaveText([
      'All',
      'Shopping',
      'Food & Restaurant',
      'Fashion & Lifestyle',
      'Travel & Entertainment',
      'Gaming',
      'Grocery',
      'Reading & Learning',
    ]);
    const aside = await filter(page).boundingBox();
    const card = await page.locator('[data-reward]').first().boundingBox();
    expect((aside?.x ?? 0) + (aside?.width ?? 0)).toBeLessThan(card?.x ?? 0);
    await expect.poll(() => shownIds(page)).toEqual(idsOf('vouchers'));
    for (const [entry, ...categories] of [
      ['Food & Restaurant', 'Food & Restaurant'],
      ['Gaming', 'Gaming'],
      ['Grocery', 'Grocery', 'Supermarket & Groceries'],
      ['Shopping', 'Shopping', 'Technology & Electronics'],
    ] as const) {
      await filter(page).getByRole('button', { name: entry, exact: true }).click();
      await expect.poll(() => shownIds(page)).toEqual(idsOf('vouchers', ...categories));
      await expect(page.getByRole('status')).toHaveText(`${idsOf('vouchers', ...categories).length} rewards`);
    }
    await test.step('every change of category resets it', async () => {
      const pressed = filter(page).locator('[aria-pressed=true]');
      await filter(page).getByRole('button', { name: 'Gaming' }).click();
      await expect(pressed).toHaveText('Gaming');
      await tab(page, 'Vouchers').click();
      await expect(pressed).toHaveText('All');
      await filter(page).getByRole('button', { name: 'Gaming' }).click();
      await tab(page, 'NGO').click();
      await tab(page, 'Vouchers').click();
      await expect(pressed).toHaveText('All');
    });
  });
});

test('[D-121] [D-120] every card has a favourite toggle, and points that open the redeem dialog: cost, missing points, unchanged balance, no axe violations', async ({
  page,
}) => {
  const engine = await loadRecognition();
  await open(page);
  await test.step('the toggle is off initially, and can be turned on and off', async () => {
    for (const [name, group] of [
      ['Internal Incentives', 'internal-incentives'],
      ['Vouchers', 'vouchers'],
      ['NGO', 'ngo'],
      ['Lotteries', 'lotteries'],
    ] as const) {
      await tab(page, name).click();
      await expect.poll(() => shownIds(page)).toEqual(idsOf(group));
      const toggles = await page
        .locator('[data-reward]')
        .evaluateAll((cards) =>
          cards.map((card) =>
            [...card.querySelectorAll('button[aria-pressed]')].map(
              (toggle) => `${toggle.getAttribute('aria-label')} ${toggle.getAttribute('aria-pressed')}`,
            ),
          ),
        );
      const titles = rewards.filter(({ groups }) => groups.includes(group)).map(({ title }) => title.en);
      expect(toggles).toEqual(titles.map((title) => [`Favourite: ${title} false`]));
    }
    const heart = page.getByRole('button', { name: 'Favourite: Lottery ticket', exact: true });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('the redeem dialog', async () => {
    await tab(page, 'Internal Incentives').click();
    const card = page.locator('[data-reward=extra-day-off]');
    await card.locator('[data-points]').click();
    const dialog = page.getByRole('dialog', { name: 'Extra day off' });
    await expect(dialog).toContainText('400,000 points');
    await expectAccessibleAt(page, [1024, 1440]);
    const missing = engine.missingPoints(balances['team-member'], '400000');
    const shown = missing?.toLocaleString('en');
    await expect(dialog.getByTestId('missing')).toHaveText(`${shown} points`);
    await expect(dialog).toContainText(`You need ${shown} more points.`);
    await expect(dialog.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', '/contact');
    await expect(dialog.getByRole('link', { name: 'Start for free' })).toHaveAttribute('href', '/sign-up');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(card.locator('[data-points]')).toBeFocused();
    await tab(page, 'Lotteries').click();
    await page.locator('[data-reward=lottery-ticket] [data-points]').click();
    const ticket = page.getByRole('dialog', { name: 'Lottery ticket' });
    await expect(ticket).toContainText('Your balance covers this reward.');
    await expect(ticket.getByTestId('missing')).toBeHidden();
    await expect(page.getByTestId('balance')).toHaveText('Balance in points: 441');
  });
});

test(`[D-115] [D-117] the call to action: 'Start for free' is tracked and opens the sign-up, 'Contact Sales' goes to /contact`, async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page);
  await giveConsent(page);
  const block = page.getByRole('region', { name: /a sample of the 8,000\+ global incentives/ });
  const link = block.getByRole('link', { name: 'Start for free' });
  await expect(link).toHaveAttribute('href', '/sign-up');
  await test.step('[D-375] [D-376] [D-377] [D-378] [D-384] a click on it is pushed to the queue', async () => {
    // Keeps this one click from navigating.
    await page.evaluate(() => {
      window.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
    });
    await link.click();
    const clicks = async () => (await queueOf(page)).filter(({ event }) => event === 'start_for_free_click');
    await expect.poll(async () => (await clicks()).length).toBe(1);
    expect((await clicks())[0]).toMatchObject({
      page_name: 'Unknown',
      component: 'GiftShopCTA',
      device_type: 'desktop',
    });
  });
  await test.step('[D-116] Contact Sales goes to /contact', async () => {
    const requests = await mockPage(page, '/contact');
    await block.getByRole('link', { name: 'Contact Sales' }).click();
    await expect(page).toHaveURL('/contact');
    expect(requests).toEqual(['document']);
  });
});

test('[D-035] the Spanish shop is in Spanish, and axe finds no violations in its vouchers and its dialog', async ({
  page,
}) => {
  const widths = [1440, 1024];
  await open(page, `/es${address.manager}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Canjea tus puntos y disfruta de tus ventajas!');
  await expect(page.getByRole('heading', { name: 'Papeleta del sorteo' }).first()).toBeVisible();
  await tab(page, 'Vales').click();
  await expect(tab(page, 'Vales')).toHaveAttribute('aria-selected', 'true');
  await expectAccessibleAt(page, widths);
  await page.locator('[data-points]').nth(1).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessibleAt(page, widths);
});

test('without WebAssembly the shop shows a message, and the rewards stay readable', async ({ page, guard }) => {
  guard.expect(/console error: Failed to load resource/);
  await page.route(/\.wasm$/, (route) => route.abort());
  await page.goto(address['team-member']);
  await expect(page.locator('main[data-engine=failed]')).toBeVisible();
  await expect(page.locator('main').getByRole('alert')).toContainText('The gift shop couldn’t start');
  await expect(page.locator('[data-reward]').first()).toBeVisible();
  await page.unroute(/\.wasm$/);
  await page.locator('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('main[data-engine=ready]')).toBeVisible();
  await expect(page.locator('main').getByRole('alert')).toHaveText('');
});
