import type { Page } from '@playwright/test';
import { pricing } from '../src/locales/en/pricing';
import { pricing as spanish } from '../src/locales/es/pricing';
import { expectNoAxeViolations } from './support/axe';
import { expectNoSidewaysScroll, expectSpanishOnly, languages, openHydrated, widths } from './support/contentPage';
import { openSettled, refuseConsent } from './support/site';
import { expect, test } from './support/test';

const address = { en: '/pricing', es: '/es/pricing' };

const card = (page: Page, plan: string) => page.locator(`article[data-plan="${plan}"]`);
const table = (page: Page) => page.getByTestId('plan-comparison');
const allPlans = ['free', 'engage', 'achieve', 'exceed'];

/** Serves the page as with PAY_PER_USAGE=true: the settings are a JSON block in the document. */
async function openPayPerUsage(page: Page, path: string) {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const block = /(<script id="site-settings" type="application\/json"[^>]*>)(.*?)(<\/script>)/s;
      expect(html).toMatch(block);
      const body = html.replace(
        block,
        (_, open: string, json: string, close: string) =>
          open + JSON.stringify({ ...(JSON.parse(json) as object), payPerUsage: true }) + close,
      );
      await route.fulfill({ response, body });
    },
  );
  await openHydrated(page, path);
}

test('[W-189] three tabs by mouse and keyboard, the enterprise card, and the select that replaces them up to 767 px', async ({
  page,
}) => {
  await openHydrated(page, address.en);
  await test.step('[W-190] [W-191] [W-192] [W-371] the first is selected, the last is disabled and coming soon', async () => {
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveText(['Pay per team member', 'Enterprise', 'Pay per usageComing soon']);
    await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'false');
    await expect(tabs.nth(2)).toBeDisabled();
    await expect(page.getByText('Coming soon', { exact: true })).toBeVisible();
    await tabs.nth(2).click({ force: true });
    await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  });
  await test.step('[W-674] arrows, Home and End cycle through the enabled tabs', async () => {
    const [first, second] = [page.locator('#pricing-tab-fixed-pay'), page.locator('#pricing-tab-enterprise')];
    await first.focus();
    for (const [key, chosen] of [
      ['ArrowRight', second],
      ['ArrowRight', first],
      ['ArrowLeft', second],
      ['Home', first],
      ['End', second],
    ] as const) {
      await page.keyboard.press(key);
      await expect(chosen).toBeFocused();
      await expect(chosen).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel')).toHaveAttribute(
        'aria-labelledby',
        (await chosen.getAttribute('id')) ?? '',
      );
    }
  });
  await test.step('[W-207] [W-516] [W-517] the enterprise card: a custom price, unlimited users and teams, seven items', async () => {
    const panel = page.getByRole('tabpanel');
    await expect(panel.getByText('Custom price', { exact: true })).toBeVisible();
    await expect(panel).toContainText('Unlimited users and teams');
    const list = panel.getByRole('list', { name: 'What Enterprise includes' });
    await expect(list.getByRole('listitem')).toHaveText([
      /^Account manager/,
      /^Custom branding/,
      /^Single sign-on/,
      /^Enterprise support/,
      /^Workshops/,
      /^Team training/,
      /^Admin dashboard/,
    ]);
  });
  await test.step('[W-019] [W-020] [W-208] it lists ISO-certified and GDPR-compliant', async () => {
    for (const text of ['ISO-certified', 'GDPR-compliant']) {
      const tick = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: text });
      await expect(tick).toBeVisible();
      await expect(tick.locator('svg')).toBeVisible();
    }
    await expect(page.getByRole('tabpanel')).toContainText('ISO 27001');
  });
  await test.step('[W-206] the table is hidden on the enterprise tab', async () => {
    await expect(table(page)).toBeHidden();
    await page.getByRole('tab', { name: 'Pay per team member' }).click();
    await expect(table(page)).toBeVisible();
    await page.getByRole('tab', { name: 'Enterprise' }).click();
    await expect(table(page)).toBeHidden();
    await page.getByRole('tab', { name: 'Pay per team member' }).click();
    await expect(table(page)).toBeVisible();
  });
  await test.step('[W-193] [W-194] [W-205] [W-575] up to 767 px the table is hidden, and the tabs are a select with the first two options', async () => {
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(table(page)).toBeHidden();
    const select = page.getByRole('combobox', { name: 'How you pay' });
    await expect(select).toBeVisible();
    await expect(page.getByRole('tablist')).toBeHidden();
    await expect(select.locator('option')).toHaveText(['Pay per team member', 'Enterprise']);
    await select.selectOption('Enterprise');
    await expect(page.getByRole('heading', { name: pricing.enterprise.title })).toBeVisible();
    await expect(card(page, 'engage')).toBeHidden();
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(select).toBeHidden();
    await expect(page.getByRole('tablist')).toBeVisible();
    await expect(page.locator('#pricing-tab-enterprise')).toHaveAttribute('aria-selected', 'true');
  });
  // Without the setting there are no credit packs.
  await expect(page.locator('[data-pack]')).toHaveCount(0);
});

test('the dialog: all features of a plan, opening and closing, its size, and its sticky parts', async ({ page }) => {
  await openHydrated(page, address.en);
  await test.step('[W-202] [W-203] each card lists five features, and Free has one more in its dialog', async () => {
    const counts = { free: 6, engage: 9, achieve: 12, exceed: 14 };
    for (const [plan, count] of Object.entries(counts)) {
      const listed = await card(page, plan).getByRole('listitem').allInnerTexts();
      expect(listed).toHaveLength(5);
      await card(page, plan).getByRole('button').click();
      const dialog = page.getByRole('dialog', { name: /^All features of/ });
      await expect(dialog.getByRole('listitem')).toHaveCount(count);
      await expect(dialog).toContainText(`${count} features`);
      for (const feature of listed) await expect(dialog.getByText(feature.trim(), { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
  await test.step('[W-197] [W-372] it opens from its card and closes by button, Escape and a click outside', async () => {
    const dialog = page.getByRole('dialog', { name: 'All features of Achieve' });
    const opener = page.getByRole('button', { name: 'See all features of Achieve' });
    await expect(opener).toHaveText('See all features');
    await expect(dialog).toHaveCount(0);
    const closeActions = [
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(20, 450),
    ];
    for (const close of closeActions) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await close();
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });
  for (const width of widths) {
    await test.step(`[W-200] [W-201] its header and footer stay in place while it scrolls: ${width} px`, async () => {
      await page.setViewportSize({ width, height: 560 });
      await page.getByRole('button', { name: 'See all features of Exceed' }).click();
      const dialog = page.getByRole('dialog', { name: 'All features of Exceed' });
      const [header, footer] = [dialog.locator('header'), dialog.locator('footer')];
      await expect(header).toBeInViewport({ ratio: 1 });
      await expect(footer).toBeInViewport({ ratio: 1 });
      const before = [await header.boundingBox(), await footer.boundingBox()];
      const scrolled = await dialog.evaluate((element) => {
        element.scrollTop = 250;
        return element.scrollTop;
      });
      expect(scrolled).toBe(250);
      expect([await header.boundingBox(), await footer.boundingBox()]).toEqual(before);
      await expect(footer).toContainText('€9');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    });
  }
  await test.step('[W-198] on mobile it fills the screen', async () => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.getByRole('button', { name: 'See all features of Free' }).click();
    expect(await page.getByRole('dialog', { name: 'All features of Free' }).boundingBox()).toEqual({
      x: 0,
      y: 0,
      width: 375,
      height: 700,
    });
  });
  for (const height of [600, 900]) {
    await test.step(`[W-199] otherwise it has 90% of the window's height: ${height} px`, async () => {
      await page.setViewportSize({ width: 1024, height });
      const box = () => page.getByRole('dialog', { name: 'All features of Free' }).boundingBox();
      await expect.poll(async () => (await box())?.height).toBeCloseTo(height * 0.9, 0);
      expect((await box())?.y).toBeCloseTo(height * 0.05, 0);
    });
  }
});

const sizes = [
  ['[W-521]', 'Team Pack', 'team', '4000', '€350', 'The smallest size'],
  ['[W-522]', 'Team Pack', 'team', '6000', '€500', '€150 more than the smallest size'],
  ['[W-523]', 'Team Pack', 'team', '8000', '€650', '€300 more'],
  ['[W-524]', 'Team Pack', 'team', '10000', '€800', '€450 more'],
  ['[W-525]', 'Company Pack', 'company', '20000', '€1,050', 'The smallest size'],
  ['[W-526]', 'Company Pack', 'company', '30000', '€1,500', '€450 more'],
  ['[W-527]', 'Company Pack', 'company', '40000', '€1,950', '€900 more'],
  ['[W-528]', 'Company Pack', 'company', '50000', '€2,400', '€1,350 more'],
] as const;

test('[W-210] [W-519] [W-520] [W-530] with pay per usage on, its tab shows the five packs, and the price depends on the selected credits', async ({
  page,
}) => {
  await openPayPerUsage(page, address.en);
  await page.getByRole('tab', { name: 'Pay per usage' }).click();
  const packs = page.getByRole('tabpanel').locator('[data-pack]');
  await expect(packs.getByRole('heading')).toHaveText([
    'Free Pack',
    'Team Lite Pack',
    'Team Pack',
    'Company Pack',
    'Enterprise Pack',
  ]);
  await expect(packs.nth(0)).toContainText('€0');
  await expect(packs.nth(0)).toContainText('100 credits');
  await expect(packs.nth(1)).toContainText('€50per month');
  await expect(packs.nth(1)).toContainText('500 credits');
  await expect(packs.nth(4)).toContainText('Custom');
  await expect(packs.nth(4).getByRole('link', { name: 'Contact sales' })).toHaveAttribute('href', '/contact');
  await test.step('the price depends on the selected credits', async () => {
    await expect(page.getByTestId('pack-price-team')).toContainText('€350');
    await expect(page.getByTestId('pack-price-company')).toContainText('€1,050');
    for (const [row, name, id, credits, price, more] of sizes) {
      await test.step(`${row} ${name}, ${credits} credits`, async () => {
        await page.getByRole('combobox', { name: `Credits in the ${name}` }).selectOption(credits);
        await expect(page.getByTestId(`pack-price-${id}`)).toContainText(price);
        await expect(page.getByTestId(`pack-price-${id}`)).toContainText(more);
      });
    }
  });
  await test.step("[W-529] a selection that is not one of the pack's costs the base price", async () => {
    const select = page.getByRole('combobox', { name: 'Credits in the Team Pack' });
    await select.selectOption('10000');
    await expect(page.getByTestId('pack-price-team')).toContainText('€800');
    await select.evaluate((element: HTMLSelectElement) => {
      element.add(new Option('12345 credits', '12345'));
      element.value = '12345';
      element.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(page.getByTestId('pack-price-team')).toContainText('€350');
  });
});

test('[W-210] with pay per usage on, mobile can choose it as well', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openPayPerUsage(page, address.es);
  await page.getByRole('combobox', { name: 'Cómo quieres pagar' }).selectOption('Pago por uso');
  await expect(page.locator('[data-pack]')).toHaveCount(5);
  await expect(page.getByTestId('pack-price-company')).toContainText('1050 €');
  await expectNoSidewaysScroll(page, 320, 375);
});

// Readable content is prerendered, and hydration does not change it.
test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('[W-035] [W-188] [W-420] page content: hero, bill, plan cards, compared features, claims', async ({ page }) => {
    await page.goto(address.en);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four plans, no fine print');
    await expect(page).toHaveTitle(pricing.meta.title);
    await test.step("the hero's sample bill adds up: 24 people at 2 euros", async () => {
      const bill = page.getByRole('img', { name: 'A sample bill: 24 people on the Engage plan pay 48 euros a month' });
      await expect(bill).toContainText('24 people × €2');
      await expect(bill).toContainText('Total per month€48');
    });
    await test.step('[W-195] [W-501] four plan cards in order, priced in euros per user per month', async () => {
      const cards = page.locator('article[data-plan]');
      await expect(cards.getByRole('heading', { level: 3 })).toHaveText(['Free', 'Engage', 'Achieve', 'Exceed']);
      for (const plan of allPlans) {
        await expect(card(page, plan)).toContainText('€');
        await expect(card(page, plan)).toContainText('per user per month');
      }
    });
    await test.step('[W-502] [W-503] [W-504] Free costs 0, for up to 10 users, without a credit card', async () => {
      await expect(card(page, 'free').getByText('€0', { exact: true })).toBeVisible();
      await expect(card(page, 'free')).toContainText('Get started');
      await expect(card(page, 'free')).toContainText('Up to 10 users. No credit card.');
    });
    await test.step('[W-505] [W-506] Engage costs 2 and has unlimited teams', async () => {
      await expect(card(page, 'engage').getByText('€2', { exact: true })).toBeVisible();
      await expect(card(page, 'engage')).toContainText('Unlimited teams');
      await expect(card(page, 'engage').locator('s')).toHaveCount(0);
    });
    await test.step('[W-196] [W-507] [W-508] [W-509] [W-510] [W-511] Achieve is the most popular: 5 instead of 7, 28% saved', async () => {
      const achieve = card(page, 'achieve');
      await expect(achieve.getByText('€5', { exact: true })).toBeVisible();
      await expect(achieve.locator('s')).toContainText('€7');
      expect(await achieve.locator('s').evaluate((s) => getComputedStyle(s).textDecorationLine)).toBe('line-through');
      await expect(achieve.getByText('Save 28% for a limited time', { exact: true })).toBeVisible();
      await expect(achieve.getByText('Most Popular', { exact: true })).toBeVisible();
      await expect(page.getByText('Most Popular', { exact: true })).toHaveCount(1);
      await expect(achieve).toContainText('Unlimited teams');
    });
    await test.step('[W-512] [W-513] [W-514] [W-515] Exceed costs 9 instead of 14, for 200 users and up', async () => {
      const exceed = card(page, 'exceed');
      await expect(exceed.getByText('€9', { exact: true })).toBeVisible();
      await expect(exceed.locator('s')).toContainText('€14');
      await expect(exceed.getByText('Save 35% for a limited time', { exact: true })).toBeVisible();
      await expect(exceed).toContainText('For 200 users and up');
    });
    await test.step('[W-422] the compared features name an admin dashboard, single sign-on and manager and admin roles', async () => {
      for (const name of ['Admin dashboard', 'Single sign-on', 'Manager and admin roles']) {
        await expect(table(page).getByText(name, { exact: true })).toBeVisible();
      }
    });
    await test.step('[W-030] [W-031] [W-023] [W-022] claims: set up in under an hour, one admin for a pilot, 8,000 options, 10 languages', async () => {
      const main = page.locator('main');
      await expect(main).toContainText('Set up in under an hour. One admin is typically enough for a pilot.');
      await expect(main).toContainText('More than 8,000 reward options');
      await expect(main).toContainText('more than 10 languages');
    });
    await test.step('[W-204] the table compares four plans over 14 features, also as text', async () => {
      await expect(table(page).locator('thead').getByRole('columnheader')).toHaveText([
        /Feature/,
        /Free/,
        /Engage/,
        /Achieve/,
        /Exceed/,
      ]);
      const rows = table(page).locator('tr[data-feature]');
      await expect(rows).toHaveCount(14);
      for (const row of await rows.all())
        await expect(row.getByRole('cell')).toHaveText(Array(4).fill(/^(Not i|I)ncluded$/));
      const included = (plan: number) =>
        rows.evaluateAll(
          (all, index) => all.filter((row) => row.children[index]?.textContent === 'Included').length,
          plan,
        );
      expect([await included(1), await included(2), await included(3), await included(4)]).toEqual([6, 9, 12, 14]);
      const shifts = table(page).getByTestId('shifts-in-plans').getByRole('cell');
      await expect(shifts).toHaveText(Array(4).fill('Included'));
    });
  });

  test('[W-035] [W-188] [W-591] the Spanish page has its hero and contains no English', async ({ page }) => {
    await page.goto(address.es);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cuatro planes, sin letra pequeña');
    await expectSpanishOnly(page, pricing, spanish);
  });

  test('all plans, the table and Enterprise are readable', async ({ page }) => {
    await page.goto(address.en);
    await expect(card(page, 'exceed')).toBeVisible();
    await expect(table(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: pricing.enterprise.title })).toBeVisible();
  });
});

for (const language of languages) {
  test(`[W-660] axe finds no violations on each tab and in the dialog: ${language}`, async ({ page }) => {
    await openPayPerUsage(page, address[language]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const tab of ['fixed-pay', 'enterprise', 'pick-solution']) {
        if (width > 767) await page.locator(`#pricing-tab-${tab}`).click();
        else await page.locator('main select').first().selectOption(tab);
        await expect(page.locator(`#pricing-panel-${tab}`)).toBeVisible();
        await expectNoAxeViolations(page);
        if (tab !== 'fixed-pay') continue;
        await card(page, 'exceed').getByRole('button').click();
        await expect(page.getByRole('dialog').locator('footer')).toBeVisible();
        await expectNoAxeViolations(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog').locator('footer')).toBeHidden();
      }
    }
  });

  test(`[W-675] [W-209] [W-518] nothing overflows the window, and Contact sales links to the contact page: ${language}`, async ({
    page,
  }) => {
    await openHydrated(page, address[language]);
    await expectNoSidewaysScroll(page, 320, 375, 767, 768, 1024, 1440);
    await page.locator('main select').first().selectOption('enterprise', { force: true });
    await expectNoSidewaysScroll(page, 320, 375, 768);
    const text = language === 'en' ? 'Contact sales' : 'Hablar con ventas';
    const link = page.getByRole('tabpanel').getByRole('link', { name: text });
    await expect(link).toHaveAttribute('href', language === 'en' ? '/contact' : '/es/contact');
  });
}

test('[W-686] integrations by plan: fourteen in all, team chat in every plan, single sign-on from Exceed', async ({
  page,
}) => {
  await page.goto('/pricing');
  const section = page.getByTestId('integrations-by-plan');
  await expect(section.locator('[data-integration]')).toHaveCount(14);
  const plan = (name: string) => section.locator('li', { has: page.getByRole('heading', { name, exact: true }) });
  await expect(plan('Free')).toContainText('Team chat');
  await expect(plan('Exceed')).toContainText('Single sign-on');
});

test('[W-685] Back closes the dialog of a plan and stays on the page; closed otherwise, one Back leaves it', async ({
  page,
}) => {
  await refuseConsent(page);
  await page.goto('/faq');
  await openSettled(page, '/pricing');
  const dialog = page.getByRole('dialog', { name: 'All features of Achieve' });
  const open = () => page.getByRole('button', { name: 'See all features of Achieve' }).click();
  await open();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/pricing$/);
  await open();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/faq$/);
});
