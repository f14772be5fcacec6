import type { Page } from '@playwright/test';
import { expectAccessibleAt, openHydrated } from './support/contentPage';
import { expect, test } from './support/test';

const pages = ['celebrate-work', 'reward-incentives', 'boost-performance', 'manage-with-ease'] as const;
type FeaturePage = (typeof pages)[number];

const addressOf = (id: FeaturePage, language: 'en' | 'es' = 'en') => `${language === 'es' ? '/es' : ''}/${id}`;

const titles: Record<FeaturePage, { en: string; es: string }> = {
  'celebrate-work': { en: 'Say thank you before the shift ends', es: 'Da las gracias antes de que acabe el turno' },
  'reward-incentives': { en: 'A reward they would pick themselves', es: 'Un premio que elegirían ellos' },
  'boost-performance': {
    en: 'Targets people check on their own',
    es: 'Objetivos que se consultan sin que nadie lo pida',
  },
  'manage-with-ease': { en: 'Automated admin, so you can lead', es: 'El papeleo, en automático; tú, con tu equipo' },
};

const tour = '/demo/team-member/overview';

/** The hero: the section with the first heading. */
const hero = (page: Page) => page.locator('#content > section').first();

/** By its name, since the consent dialog is a dialog too. */
const redeemDialog = (page: Page) => page.getByRole('dialog', { name: 'Redemption is a Pro feature' });

const catalogue = [
  { name: 'Sportswear voucher €10', points: '2,000 points' },
  { name: 'Burger voucher €5', points: '1,500 points' },
  { name: 'Donation to a good cause €1', points: '300 points' },
  { name: 'Online shop voucher €20', points: '3,800 points' },
  { name: 'Music streaming 3 months', points: '3,000 points' },
  { name: 'Team breakfast', points: '5,000 points' },
  { name: 'Coffee voucher €10', points: '2,000 points' },
];

test('each page starts at its top when opened from the menu', async ({ page }) => {
  await openHydrated(page, '/');
  for (const id of pages) {
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
    await page.getByRole('button', { name: 'Solutions' }).click();
    await page
      .locator(`a[href="${addressOf(id)}"]:visible`)
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[id].en);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

const redeem = {
  en: { button: /^Redeem: Coffee/, title: 'Redemption is a Pro feature' },
  es: { button: /^Canjear: Vale de café/, title: 'Canjear es una función Pro' },
} as const;

test('axe finds no violations in the open dialog of a reward, in both languages', async ({ page }) => {
  for (const language of ['en', 'es'] as const) {
    await openHydrated(page, addressOf('reward-incentives', language));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: redeem[language].button }).click();
    await expect(page.getByRole('dialog', { name: redeem[language].title })).toBeVisible();
    await expectAccessibleAt(page);
  }
});

test('[W-234] [W-235] [W-236] [W-237] [W-387] Redeem opens a dialog about the Pro feature, works by keyboard and mouse, and links to two external pages', async ({
  page,
}) => {
  await openHydrated(page, '/reward-incentives');
  for (const { name, points } of catalogue) {
    await page.getByRole('button', { name: `Redeem: ${name}` }).click();
    const dialog = redeemDialog(page);
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(name);
    await expect(dialog).toContainText(points);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  }
  await test.step('by keyboard: Enter opens, Tab stays inside, Escape closes and restores the focus', async () => {
    const opener = page.getByRole('button', { name: /^Redeem: Coffee voucher/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = redeemDialog(page);
    await expect(dialog).toBeVisible();
    for (let times = 0; times < 8; times += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body &&
          !document.querySelector('dialog')?.contains(document.activeElement),
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('a click on the backdrop closes it', async () => {
    await page.getByRole('button', { name: /^Redeem: Coffee voucher/ }).click();
    await expect(redeemDialog(page)).toBeVisible();
    await redeemDialog(page).getByRole('heading').click();
    await expect(redeemDialog(page)).toBeVisible();
    await page.mouse.click(20, 450);
    await expect(redeemDialog(page)).toBeHidden();
  });
  await page.getByRole('button', { name: 'Redeem: Team breakfast' }).click();
  const dialog = redeemDialog(page);
  const free = dialog.getByRole('link', { name: 'Test Free Version' });
  await expect(free).toHaveAttribute('href', '/sign-up');
  const sales = dialog.getByRole('link', { name: 'Contact Sales' });
  await expect(sales).toHaveAttribute('href', '/contact');
  await page.route('/contact', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sales</h1>' }));
  await sales.click();
  await expect(page.getByRole('heading', { name: 'Sales' })).toBeVisible();
});

test('[W-239] Create challenge links to the creator, and the tour link opens the demo by full page load', async ({
  page,
}) => {
  await page.goto('/boost-performance');
  await hero(page).getByRole('link', { name: 'Create challenge' }).click();
  await expect(page).toHaveURL(/#create-challenge$/);
  await expect(page.getByRole('heading', { name: 'Set up a challenge now' })).toBeInViewport();
  await expect(page.getByRole('radio', { name: 'Target' })).toBeInViewport();

  await page.route(`**${tour}`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>The demo</h1>' }));
  await hero(page).getByRole('link', { name: 'Take a virtual tour' }).click();
  await expect(page.getByRole('heading', { name: 'The demo' })).toBeVisible();
});
