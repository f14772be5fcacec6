import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { mockPage } from './support/mockPage';
import { expectSettled, openSettled, queueOf } from './support/site';
import { expect, test } from './support/test';

const pages = {
  overview: '/demo/team-member/overview',
  shop: '/demo/team-member/gift-shop',
  managerShop: '/demo/manager/gift-shop',
} as const;

const roleSwitch = (page: Page) => page.getByRole('navigation', { name: 'Role' });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Demo pages' });
const promo = (page: Page) => page.getByRole('region', { name: 'What the app does' });

test('[D-043] [D-044] [D-045] the banner says that this is a demo and links to sales and home', async ({ page }) => {
  await openSettled(page, pages.overview);
  const banner = page.getByRole('banner');
  await expect(banner).toContainText("You're seeing the product live demo");
  await expect(banner.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  const requests = await mockPage(page, '/contact');
  await banner.getByRole('link', { name: 'Contact Sales' }).click();
  await expect(page).toHaveURL('/contact');
  expect(requests).toEqual(['document']);
});

test('[D-004] [D-046] [D-047] [D-048] [D-049] [D-362] the switch shows the role of the path and keeps the page; balance and initials belong to the role', async ({
  page,
}) => {
  const expectPerson = (balance: string, initials: string) =>
    test.step('[D-063] [D-064] [D-363] [D-364] [D-366] [D-367] balance and initials', async () => {
      await expect(page.getByTestId('balance')).toHaveText(`Balance in points: ${balance}`);
      await expect(page.getByTestId('initials')).toHaveText(initials);
    });
  await openSettled(page, pages.shop);
  const links = roleSwitch(page).getByRole('link');
  await expect(links).toHaveText(['Team Member', 'Manager']);
  const member = links.nth(0);
  const manager = links.nth(1);
  await expect(member).toHaveAttribute('aria-current', 'true');
  await expect(manager).not.toHaveAttribute('aria-current');
  await expectPerson('441', 'TS');
  await manager.click();
  await expect(page).toHaveURL(pages.managerShop);
  await expect(manager).toHaveAttribute('aria-current', 'true');
  await expectPerson('1,386', 'MS');
  await member.click();
  await expect(page).toHaveURL(pages.shop);
  await tabs(page).getByRole('link', { name: 'Overview' }).click();
  await expect(page).toHaveURL(pages.overview);
  await expect(manager).toHaveAttribute('href', '/demo/manager/overview');
});

test('[D-007] [D-050] [D-051] [D-052] [D-053] [D-054] [D-055] [D-056] [D-069] [D-374] the mobile side of the toggle shows three slides, and links to the sales form and the free sign-up', async ({
  page,
}) => {
  await openSettled(page, pages.overview);
  await expect(promo(page)).toBeHidden();
  await page.getByRole('button', { name: 'Mobile', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Teo' })).toBeHidden();
  const slides = [];
  for (let count = 0; count < 3; count += 1) {
    slides.push(await promo(page).getByRole('heading', { level: 2 }).textContent());
    await promo(page).getByRole('button', { name: 'Next slide' }).click();
  }
  expect(slides).toEqual(['Celebrate good work', 'Track your performance', 'Redeem points for rewards']);
  await expect(promo(page).getByRole('heading', { level: 2 })).toHaveText('Celebrate good work');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Desktop', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Teo' })).toBeVisible();
  await page.getByRole('button', { name: 'Mobile', exact: true }).click();
  const sales = promo(page).getByRole('link', { name: 'Contact Sales' });
  await expect(sales).toHaveAttribute('href', '/contact');
  const signUp = promo(page).getByRole('link', { name: 'Set up team space' });
  await expect(signUp).toHaveAttribute('href', '/sign-up');
  const requests = await mockPage(page, '/sign-up');
  await signUp.click();
  await expect(page).toHaveURL('/sign-up');
  expect(requests).toEqual(['document']);
});

test.describe('at 375 px', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('[D-057] [D-058] [D-059] the promo replaces the demo', async ({ page }) => {
    for (const path of [pages.overview, pages.managerShop]) {
      await openSettled(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'To explore the full demo, go to your desktop for a complete experience',
      );
      await expect(promo(page)).toBeVisible();
      await expect(promo(page).getByRole('link', { name: 'Send me the link' })).toHaveAttribute(
        'href',
        new RegExp(`^mailto:\\?subject=\\S+&body=http\\S+${path}$`),
      );
      await expect(page.locator('#content')).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'Manager', exact: true })).toBeHidden();
    }
  });
});

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[D-058] [D-059] the skip link leads into the promo, and "Continue anyway" to the page', async ({ page }) => {
    for (const [path, name] of [
      [pages.overview, 'Hello, Teo'],
      ['/es/demo/manager/view-team', undefined],
    ] as const) {
      await test.step(path, async () => {
        await openSettled(page, path);
        const skip = page.locator('a[href="#promo"]');
        await page.keyboard.press('Tab');
        await expect(skip).toBeFocused();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        expect(await page.locator('#promo').evaluate((main) => main.contains(document.activeElement))).toBe(true);
        await page
          .locator('#promo')
          .getByRole('button', { name: /^(Continue anyway|Continuar de todos modos)$/ })
          .click();
        await expect(page.locator('#promo')).toHaveCount(0);
        const heading = page.locator('#content').getByRole('heading', { level: 1 });
        await expect(heading).toBeFocused();
        if (name) await expect(heading).toHaveText(name);
      });
    }
  });
});

test('[D-434] 767 px has the small layout, 768 px the demo', async ({ page }) => {
  await openSettled(page, pages.overview);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(promo(page)).toBeVisible();
  await expect(page.locator('#content')).toBeHidden();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(promo(page)).toBeHidden();
  await expect(page.locator('#content')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
});

test('[D-380] [D-385] [D-386] before consent events are only queued; the footer opens the settings, and the answer is recorded', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) elsewhere.push(request.url());
  });
  await page.goto(pages.overview);
  const ask = page.getByRole('dialog', { name: 'May we count visits?' });
  await expect(ask).toBeVisible({ timeout: 10_000 });
  const consents = async () => (await queueOf(page)).filter(({ event }) => event === 'consent_update');
  expect(await consents()).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(elsewhere).toEqual([]);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy settings' }).click();
  const settings = page.locator('#cc-main .pm');
  await expect(settings).toBeVisible();
  await settings.getByRole('button', { name: /^Reject/ }).click();
  await expect.poll(consents).toEqual([{ event: 'consent_update', analytics: 'denied' }]);
});

test('[D-036] a page opened by navigation inside the demo starts at its top', async ({ page }) => {
  await openSettled(page, pages.overview);
  await page.getByRole('link', { name: 'Visit gift shop' }).click();
  await expect(page).toHaveURL(pages.shop);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Redeem your points and enjoy your perks!');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('[D-003] [D-071] [D-313] nothing is stored: no storage, and a reload resets the demo', async ({ page }) => {
  await openSettled(page, pages.shop);
  const heart = page.getByRole('button', { name: 'Favourite: Lottery ticket' }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  const cookies = (await page.context().cookies()).map(({ name }) => name).filter((name) => name !== 'cc_cookie');
  expect(cookies).toEqual([]);
  await page.reload();
  await expectSettled(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('[D-373] the demo requests only its own files', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const outside: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') outside.push(request.url());
  });
  await openSettled(page, pages.overview);
  await page.getByRole('button', { name: 'Check points history' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await tabs(page).getByRole('link', { name: 'Gift Shop' }).click();
  await expect(page.locator('main[data-engine=ready]')).toBeVisible();
  expect(outside).toEqual([]);
  expect(
    requests.filter((one) => !/^GET \/(assets\/|images\/|favicon|(es\/)?demo\/[\w/-]+(\.data)?$)/.test(one)),
  ).toEqual([]);
});
