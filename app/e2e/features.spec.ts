import type { Page } from '@playwright/test';
import { boostSamples, celebrateSamples } from '../src/content/featureSamples';
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

const ids: Record<FeaturePage, string> = {
  'celebrate-work': '[W-042] [W-229] [W-230]',
  'reward-incentives': '[W-043] [W-231] [W-232] [W-233] [W-542]',
  'boost-performance': '[W-044] [W-238]',
  'manage-with-ease': '[W-045] [W-240] [W-241] [W-242]',
};

const catalogue = [
  { id: '[W-535]', name: 'Sportswear voucher €10', points: '2,000 points' },
  { id: '[W-536]', name: 'Burger voucher €5', points: '1,500 points' },
  { id: '[W-537]', name: 'Donation to a good cause €1', points: '300 points' },
  { id: '[W-538]', name: 'Online shop voucher €20', points: '3,800 points' },
  { id: '[W-539]', name: 'Music streaming 3 months', points: '3,000 points' },
  { id: '[W-540]', name: 'Team breakfast', points: '5,000 points' },
  { id: '[W-541]', name: 'Coffee voucher €10', points: '2,000 points' },
];

/** The specific content of each English page. */
const contents: Record<FeaturePage, (page: Page) => Promise<void>> = {
  'celebrate-work': async (page) => {
    await expect(hero(page).getByRole('link', { name: 'Share a recognition' })).toHaveAttribute('href', '/sign-up');
    await test.step('the board shows recipient, reason and points', async () => {
      const board = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'A board the whole crew reads' }) });
      const cards = board.getByRole('listitem');
      await expect(cards).toHaveCount(celebrateSamples.boardPoints.length);
      for (const [index, points] of celebrateSamples.boardPoints.entries()) {
        await expect(cards.nth(index)).toContainText(`+${points}`);
        await expect(cards.nth(index)).toContainText(`${celebrateSamples.cheers[index]} cheers`);
      }
    });
  },

  'reward-incentives': async (page) => {
    await expect(hero(page).getByRole('link', { name: 'Get started now' })).toHaveAttribute('href', '/sign-up');
    await test.step('the month of points adds up, row by row', async () => {
      const rows = page.getByRole('table').locator('tbody tr');
      const numberIn = (text: string | null | undefined) => Number((text ?? '').replace(/[^\d-]/g, ''));
      let balance = numberIn(await rows.first().locator('td').last().textContent());
      for (let index = 1; index < (await rows.count()); index += 1) {
        const cells = rows.nth(index).locator('td');
        balance += numberIn((await cells.nth(2).textContent())?.replace('−', '-'));
        expect(numberIn(await cells.nth(3).textContent())).toBe(balance);
      }
    });
    await test.step('the catalogue shows seven rewards with their prices', async () => {
      const list = page.getByRole('list', { name: 'Reward catalogue' });
      await expect(list.getByRole('listitem')).toHaveCount(catalogue.length + 1);
      for (const { name, points } of catalogue) {
        const card = list.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
        await expect(card).toContainText(points);
      }
      await expect(list).toContainText('+3,000 other options!');
    });
  },

  'boost-performance': async (page) => {
    await test.step('a hero with bullets', async () => {
      const bullets = hero(page).getByRole('list').first().getByRole('listitem');
      await expect(bullets).toHaveCount(4);
      await expect(bullets.nth(1)).toHaveText('Prizes for everyone, for the first to finish or by lottery');
    });
    await test.step('three challenges with points and progress', async () => {
      const running = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: 'What teams are running this week' }) });
      const cards = running.getByRole('listitem');
      await expect(cards).toHaveCount(boostSamples.challenges.length);
      for (const [index, { points, percent }] of boostSamples.challenges.entries()) {
        await expect(cards.nth(index)).toContainText(`+${points} pts`);
        await expect(cards.nth(index)).toContainText(`${percent}%`);
      }
    });
  },

  'manage-with-ease': async (page) => {
    await test.step('a hero about automated admin', async () => {
      await expect(hero(page).getByRole('heading', { level: 1 })).toContainText('Automated admin');
      await expect(hero(page)).toContainText('Recognition, reminders and reports run automatically');
    });
    await test.step('three insight cards, each with an icon, a text, a colour and a button', async () => {
      const cards = page.getByRole('region', { name: 'Genie Insights, this morning' }).getByRole('listitem');
      await expect(cards).toHaveCount(3);
      const expected = [
        { text: 'Three birthdays this week', call: 'See the cards', path: '/demo/manager/recognitions' },
        { text: 'Anjali celebrates five years here', call: 'Write a line', path: '/demo/manager/view-team' },
        { text: 'The night shift is at 68%', call: 'View progress', path: '/demo/manager/overview' },
      ];
      const colours = new Set<string>();
      for (const [index, { text, call, path }] of expected.entries()) {
        const card = cards.nth(index);
        await expect(card).toContainText(text);
        await expect(card.locator('svg')).toBeVisible();
        await expect(card.getByRole('link', { name: call })).toHaveAttribute('href', path);
        colours.add(await card.evaluate((element) => getComputedStyle(element).backgroundColor));
      }
      expect(colours.size).toBe(3);
    });
  },
};

/** Specific content of the Spanish pages. */
const spanishContents: Partial<Record<FeaturePage, (page: Page) => Promise<void>>> = {
  'celebrate-work': (page) =>
    expect(hero(page).getByRole('link', { name: 'Compartir un reconocimiento' })).toHaveAttribute(
      'href',
      '/es/sign-up',
    ),
  'reward-incentives': (page) =>
    expect(page.getByRole('list', { name: 'Catálogo de premios' })).toContainText('2000 puntos'),
};

/** The sentences of the open page, accessible names included: at least two words separated by a space. */
async function sentencesOf(page: Page): Promise<Set<string>> {
  const lines = await page.locator('#content').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) found.push(walker.currentNode.textContent?.trim() ?? '');
    const spoken = [...main.querySelectorAll('[aria-label], [placeholder]')];
    return [
      ...found,
      ...spoken.flatMap((element) => [
        element.getAttribute('aria-label') ?? '',
        element.getAttribute('placeholder') ?? '',
      ]),
    ];
  });
  return new Set(lines.filter((line) => /\p{L}{2,} \p{L}{2,}/u.test(line)));
}

/** Names of people and brands are the same in both languages. */
const names = /^(\p{Lu}[\p{L}&]+\s?)+$|^(Daily Grind|Kestrel Run|Patty & Co|Genie Insights.*)$/u;

// Readable content is prerendered, and hydration does not change it.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const id of pages) {
    const rewards = id === 'reward-incentives' ? ` ${catalogue.map((reward) => reward.id).join(' ')}` : '';
    test(`${ids[id]}${rewards} [W-593] /${id} is fully prerendered, in both languages, the Spanish one without English sentences`, async ({
      page,
    }) => {
      const english = new Set<string>();
      for (const language of ['en', 'es'] as const) {
        const response = await page.goto(addressOf(id, language));
        expect(response?.status()).toBe(200);
        const html = (await response?.text()) ?? '';
        // The whole page is in the HTML, not only the hero.
        expect(html.match(/<h2/g)?.length ?? 0).toBeGreaterThanOrEqual(4);
        expect(html).not.toMatch(/<[^>]+\sstyle="/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[id][language]);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('#content > section')).toHaveCount(5);
        const description = await page.locator('meta[name="description"]').getAttribute('content');
        expect(description?.length).toBeGreaterThan(100);
        expect(description?.length).toBeLessThan(170);
        const sentences = await sentencesOf(page);
        if (language === 'en') {
          for (const sentence of sentences) english.add(sentence);
          await expect(hero(page).getByRole('link', { name: 'Take a virtual tour' })).toHaveAttribute('href', tour);
          await contents[id](page);
        } else {
          expect(english.size).toBeGreaterThan(15);
          expect([...sentences].filter((line) => english.has(line) && !names.test(line))).toEqual([]);
          await spanishContents[id]?.(page);
        }
      }
    });
  }
});

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
