import type { Page } from '@playwright/test';
import { expectAccessibleAt } from './support/contentPage';
import { mockPage } from './support/mockPage';
import { giveConsent, openSettled, queueOf } from './support/site';
import { expect, test } from './support/test';

const address = { 'team-member': '/demo/team-member/gift-shop', manager: '/demo/manager/gift-shop' } as const;
async function open(page: Page, path: string = address['team-member']) {
  await openSettled(page, path);
  await expect(page.locator('main[data-engine=ready]')).toBeVisible();
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
test('[D-112] [D-119] [D-101] badges are green or grey, Details opens the history, and the filter of the vouchers is on the left', async ({
  page,
}) => {
  await open(page, address.manager);
  await page.getByRole('button', { name: 'Details', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Points history' })).toBeVisible();
  await page.keyboard.press('Escape');
  await tab(page, 'Vouchers').click();
  const filter = page.getByRole('navigation', { name: 'Type of voucher' });
  await expect(filter.getByRole('button')).toHaveCount(8);
  const aside = await filter.boundingBox();
  const card = await page.locator('[data-reward]').first().boundingBox();
  expect((aside?.x ?? 0) + (aside?.width ?? 0)).toBeLessThan(card?.x ?? 0);
  await tab(page, 'Lotteries').click();
  await expect(page.locator('[data-badge=green]').first()).toHaveCSS('background-color', 'rgb(14, 90, 67)');
  await tab(page, 'Internal Incentives').click();
  await expect(page.locator('[data-badge=grey]').first()).toHaveCSS('background-color', 'rgb(231, 233, 232)');
  const points = page.locator('[data-reward=extra-day-off] [data-points]');
  await points.click();
  const dialog = page.getByRole('dialog', { name: 'Extra day off' });
  await expect(dialog.getByTestId('missing')).toBeVisible();
  await expectAccessibleAt(page, [1024, 1440]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(points).toBeFocused();
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
