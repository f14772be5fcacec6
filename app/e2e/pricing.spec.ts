import type { Page } from '@playwright/test';
import { pricing } from '../src/locales/en/pricing';
import { expectNoAxeViolations } from './support/axe';
import { expectNoSidewaysScroll, languages, openHydrated, widths } from './support/contentPage';
import { openSettled, refuseConsent } from './support/site';
import { expect, test } from './support/test';

const address = { en: '/pricing', es: '/es/pricing' };

const card = (page: Page, plan: string) => page.locator(`article[data-plan="${plan}"]`);
const table = (page: Page) => page.getByTestId('plan-comparison');

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

for (const language of languages) {
  test(`[W-660] axe finds no violations on each tab and in the dialog: ${language}`, async ({ page }) => {
    await openPayPerUsage(page, address[language]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const tab of ['fixed-pay', 'enterprise', 'pick-solution']) {
        if (width > 767) await page.locator(`#pricing-tab-${tab}`).click();
        else await page.locator('main select').first().selectOption(tab);
        await expect(page.locator(`#pricing-panel-${tab}`)).toBeVisible();
        // The first tab as such is checked as a content page.
        if (tab !== 'fixed-pay') {
          await expectNoAxeViolations(page);
          continue;
        }
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
