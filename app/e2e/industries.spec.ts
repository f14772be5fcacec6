import type { Locator, Page } from '@playwright/test';
import {
  challengePoints,
  goalBonuses,
  industrySamples,
  rewardCarousel,
  samplePercents,
} from '../src/content/industries';
import { type IndustryId, industryPages } from '../src/content/navigation';
import { contentPages, expectContentPage } from './support/contentSweep';
import { words } from './support/industryWords';
import { expectSettled } from './support/site';
import { expect, test } from './support/test';

const industries = industryPages.map(({ id }) => id);
const languages = ['en', 'es'] as const;
type Language = (typeof languages)[number];

const pathOf = (id: IndustryId, language: Language) => `${language === 'es' ? '/es' : ''}/${id}-case`;
const rewardsOf = (page: Page) => page.locator('#incentives [data-reward]');
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const linesOf = (text: string) => text.split('\n').map(oneLine);

/** The visible text of an element, in one line. */
const visibleText = async (element: Locator) => oneLine((await element.allInnerTexts()).join(' '));

/** The visible text of the page, line by line. */
const visibleLines = async (page: Page) => (await page.locator('main').allInnerTexts()).flatMap(linesOf);

/** Opens a page and waits until its carousel is hydrated. */
async function openAtCarousel(page: Page, id: IndustryId, language: Language = 'en') {
  await page.goto(pathOf(id, language));
  await expectSettled(page);
  await page.locator('#incentives').scrollIntoViewIfNeeded();
  // The section's script is fetched near the window; React marks hydrated elements.
  await expect
    .poll(() =>
      page.locator('#incentives ul').evaluate((row) => Object.keys(row).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
}

const shown = (page: Page, language: Language = 'en') =>
  page.locator('#incentives').getByText(language === 'en' ? /^Reward \d+ of \d+$/ : /^Premio \d+ de \d+$/);

/** The row's scroll position in CSS pixels. */
const scrolled = (page: Page) =>
  page.locator('#incentives ul').evaluate((row) => Math.round((row as HTMLElement).scrollLeft));

/** The rewards on the page, one line each. */
async function rewardLines(page: Page): Promise<Record<string, string>> {
  const cards = await rewardsOf(page).all();
  const entries = await Promise.all(
    cards.map(async (card) => [await card.getAttribute('data-reward'), await visibleText(card)] as const),
  );
  return Object.fromEntries(entries);
}

const routes: Record<IndustryId, string> = {
  logistics: 'W-046',
  telemarketing: 'W-047',
  healthcare: 'W-048',
  hospitality: 'W-049',
  retail: 'W-050',
  restaurant: 'W-051',
  education: 'W-052',
  enterprise: 'W-053',
  smallbusiness: 'W-054',
};

/** The specified name and price of rewards, with their rows. */
const rewardTexts: Partial<Record<IndustryId, Record<string, readonly [row: string, text: RegExp]>>> = {
  logistics: {
    gasCard: ['[W-543]', /Gas card €20 2,000 points$/],
    voucher: ['[W-544]', /voucher €15 1,500 points$/],
    music: ['[W-545]', /Music streaming 1 month 1,000 points$/],
    mealVoucher: ['[W-546]', /Meal voucher €15 1,800 points$/],
    dayOff: ['[W-547]', /Extra day off 5,000 points$/],
  },
  telemarketing: {
    extraBreak: ['[W-548]', /Extra break 30 min 1,000 points$/],
    voucher: ['[W-549]', /voucher €15 1,500 points$/],
    music: ['[W-550]', /Music streaming 1 month 1,200 points$/],
    foodDelivery: ['[W-551]', /Food delivery €20 2,500 points$/],
    wellnessHour: ['[W-552]', /Wellness hour 3,000 points$/],
  },
  healthcare: {
    fitnessApp: ['[W-553]', /Fitness app 6 months 4,000 points$/],
    voucher: ['[W-554]', /voucher €20 3,000 points$/],
    music: ['[W-555]', /Music streaming 2 months 2,500 points$/],
    scrubsCard: ['[W-556]', /Scrubs card €30 2,500 points$/],
    mealDelivery: ['[W-557]', /Meal delivery €25 2,000 points$/],
    massage: ['[W-558]', /Massage 30 min 3,500 points$/],
    credits: ['[W-559]', /Continuing-education credits 2 hours 4,000 points$/],
  },
  hospitality: {
    spaDay: ['[W-560]', /Spa day 4,000 points$/],
    voucher: ['[W-561]', /voucher €20 3,000 points$/],
    restaurant: ['[W-562]', /Restaurant voucher €50 2,500 points$/],
    hotelStay: ['[W-563]', /Weekend hotel stay 5,000 points$/],
    wineTasting: ['[W-564]', /Wine tasting 3,500 points$/],
    course: ['[W-565]', /Training course 4,000 points$/],
  },
};

/** The specified headings and badges. */
const heroTexts: Partial<Record<IndustryId, { ids: string; title?: string; badge?: string }>> = {
  logistics: { ids: '[W-219] [W-220]', title: 'Recognition that drives retention and performance' },
  telemarketing: { ids: '[W-222] [W-223]', title: 'BPO & Telemarketing' },
  healthcare: { ids: '[W-224]', badge: 'Hospitals & Healthcare' },
  hospitality: { ids: '[W-225]', badge: 'Hospitality' },
};

/** Checks a page in one language: its sections, its hero with two buttons that open a new tab, its cards. */
async function expectWholePage(page: Page, id: IndustryId, language: Language): Promise<void> {
  const sample = industrySamples[id];
  const main = page.getByRole('main');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(main).toHaveCount(1);
  await test.step('[W-211] the hero: title, badge and two buttons', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[id][language].title);
    await expect(page.getByTestId('badge')).toBeVisible();
    await expect(page.getByTestId('badge')).toHaveText(words[id][language].badge);
    await expect(page.locator('main a[target="_blank"]')).toHaveCount(2);
  });
  await test.step('[W-212] a sample recognition', async () => {
    const recognition = page.locator(`#celebrate [data-recognition="${id}"]`);
    await expect(recognition).toBeVisible();
    await expect(recognition).toContainText(`+${sample.recognitionPoints}`);
  });
  await test.step('[W-213] the rewards', async () => {
    await expect(rewardsOf(page)).toHaveCount(sample.rewards.length);
    await expect(page.locator('#incentives ul')).toBeVisible();
  });
  await test.step('[W-217] three challenges with their bars', async () => {
    await expect(page.locator('#goals [data-challenge]')).toHaveCount(3);
    await expect(page.locator('#goals').getByRole('progressbar')).toHaveCount(3);
  });
  await test.step('[W-218] three insights', async () => {
    await expect(page.locator('#insights [data-insight]')).toHaveCount(3);
    for (const card of await page.locator('#insights [data-insight]').all()) {
      await expect(card.getByRole('link')).toBeVisible();
    }
  });
  await expect(page.locator('main [style]')).toHaveCount(0);
  for (const section of ['celebrate', 'incentives', 'goals', 'insights']) {
    await expect(page.locator(`#${section}`).getByRole('heading', { level: 2 })).toBeVisible();
  }
  await test.step('[W-226] [W-227] the two buttons open a new tab', async () => {
    const { demoBookingUrl = '/contact', signUpUrl = '/sign-up' } = JSON.parse(
      (await page.locator('#site-settings').textContent()) ?? '{}',
    ) as { demoBookingUrl?: string; signUpUrl?: string };
    const local = (address: string) => (address.startsWith('/') && language === 'es' ? `/es${address}` : address);
    const demo = main.getByRole('link', { name: language === 'en' ? 'Book a Demo' : 'Reservar una demo', exact: true });
    const boost = main.getByRole('link', {
      name: language === 'en' ? 'Boost Your Team Now' : 'Motivar a tu equipo ya',
      exact: true,
    });
    await expect(demo).toHaveAttribute('href', local(demoBookingUrl));
    await expect(boost).toHaveAttribute('href', local(signUpUrl));
    for (const button of [demo, boost]) {
      await expect(button).toBeVisible();
      await expect(button).toHaveAttribute('target', '_blank');
      await expect(button).toHaveAttribute('rel', /noopener/);
      await expect(button).toHaveAccessibleDescription(
        language === 'en' ? 'Opens in a new tab' : 'Se abre en una pestaña nueva',
      );
    }
  });
}

/** The three challenges of a page show the sample figures. */
async function expectSampleGoals(page: Page): Promise<void> {
  const points: number[] = [];
  const percents: number[] = [];
  for (const goal of await page.locator('#goals [data-challenge]').all()) {
    const text = await visibleText(goal);
    const bar = Number(await goal.getByRole('progressbar').getAttribute('aria-valuenow'));
    expect(text).toContain(`${bar}%`);
    points.push(Number(/\+(\d+)/.exec(text)?.[1]));
    percents.push(bar);
  }
  expect(points.sort((a, b) => a - b)).toEqual([250, 400, 600]);
  expect(percents.sort((a, b) => a - b)).toEqual([85, 90, 92]);
}

const english = /\b(the|and|with|your|you|from|of|for|their|they|without|points|reward|view|give)\b/i;

/** The open Spanish page contains no English that is not marked as such; `own` is the text of the English one. */
async function expectNoEnglish(page: Page, own: ReadonlySet<string>): Promise<void> {
  const marked = new Set((await page.locator('main [lang=en]').allInnerTexts()).flatMap(linesOf));
  for (const line of (await visibleLines(page)).filter((text) => text.length > 0 && !marked.has(text))) {
    expect(line).not.toMatch(english);
    // A line that is the same in both languages is a name, a figure or a short label.
    if (own.has(line)) expect(line.split(' ').length, line).toBeLessThanOrEqual(4);
  }
  const hidden = await page
    .locator('main [aria-label]')
    .evaluateAll((found) => found.map((element) => element.getAttribute('aria-label') ?? ''));
  for (const label of hidden) expect(label).not.toMatch(english);
}

/** The open English page shows the specified texts and figures. */
async function expectSpecified(page: Page, id: IndustryId): Promise<void> {
  const rewards = rewardTexts[id];
  const hero = heroTexts[id];
  await test.step('[W-566] [W-567] the sample goals', () => expectSampleGoals(page));
  if (hero?.title) await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  if (hero?.badge) await expect(page.getByTestId('badge')).toHaveText(hero.badge);
  if (rewards) {
    const lines = await rewardLines(page);
    expect(Object.keys(lines).sort()).toEqual(Object.keys(rewards).sort());
    for (const [reward, [row, text]] of Object.entries(rewards)) expect(lines[reward], row).toMatch(text);
  }
}

/** The rewards have the specified width in the open window. */
async function expectRewardWidths(page: Page, id: IndustryId): Promise<void> {
  const widths = await rewardsOf(page).evaluateAll((cards) => cards.map((card) => (card as HTMLElement).offsetWidth));
  expect(widths, '[W-216]').toEqual(industrySamples[id].rewards.map(() => 210));
}

/** Texts and controls clipped by an edge of the window. */
const cutOff = (page: Page) =>
  page.locator('main h1, main h2, main p, main a, main button').evaluateAll((found) =>
    found
      .filter((element) => !element.closest('[data-reward]'))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return right - left > 1 && (left < -1 || right > window.innerWidth + 1);
      })
      .map((element) => element.textContent),
  );

const samples = {
  en: 'People, names and figures on this page are sample content.',
  es: 'Las personas, los nombres y las cifras de esta página son de ejemplo.',
} as const;

/** The page as opened in each language: sections, hero, specified texts, and no English in Spanish. */
async function expectOpened(page: Page, id: IndustryId, language: Language, ownLines: Set<string>): Promise<void> {
  await expectWholePage(page, id, language);
  await expectRewardWidths(page, id);
  await expect(page.getByTestId('samples')).toHaveText(samples[language]);
  if (language === 'es') return expectNoEnglish(page, ownLines);
  for (const line of await visibleLines(page)) ownLines.add(line);
  await expectSpecified(page, id);
}

/** On a phone every control is at least 44 px high, and at 320 px nothing is cut off. */
async function expectFitsPhone(page: Page, id: IndustryId): Promise<void> {
  await expectRewardWidths(page, id);
  const small = await page
    .locator('main a, main button')
    .evaluateAll((found) =>
      found.filter((element) => element.getBoundingClientRect().height < 44).map((element) => element.textContent),
    );
  expect(small).toEqual([]);
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await cutOff(page)).toEqual([]);
}

for (const id of industries) {
  const rows = [`[${routes[id]}]`, heroTexts[id]?.ids].filter(Boolean).join(' ');
  test(`[W-016] [W-589] [W-228] [W-660] [W-665] [W-666] [W-668] [W-670] [W-671] [W-675] ${rows} ${id} and its Spanish twin: hero with buttons, recognition, rewards of 210 px, challenges, insights, marked as samples and without data; the checks of every content page`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      // The logistics page requests the latest posts.
      if (new URL(request.url()).pathname.startsWith('/api/') && id !== 'logistics') requests.push(request.url());
    });
    const ownLines = new Set<string>();
    for (const language of languages) {
      await test.step(pathOf(id, language), async () => {
        const one = contentPages.find(({ path }) => path === pathOf(id, language));
        if (!one) throw new Error(`${pathOf(id, language)} is not built`);
        await expectContentPage(page, one, {
          opened: () => expectOpened(page, id, language, ownLines),
          onPhone: () => expectFitsPhone(page, id),
        });
      });
    }
    expect(requests).toEqual([]);
  });
}

/** What a served page has in its HTML, as the browser parses it. */
async function served(page: Page, html: string) {
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    for (const unseen of parsed.querySelectorAll('main :is(script, style, template, noscript)')) unseen.remove();
    const texts = (selector: string) =>
      Array.from(parsed.querySelectorAll(selector), ({ textContent }) => textContent.replace(/\s+/g, ' ').trim());
    return {
      title: parsed.title,
      description: parsed.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
      length: texts('main').join('').length,
      sentences: texts('main h1, main h2, #celebrate p, #goals [data-challenge] p, #insights [data-insight] p'),
      bonuses: texts('#goals [data-bonus]'),
      hasBlog: parsed.querySelector('#blog') !== null,
      parts: [
        '#celebrate [data-recognition]',
        '#incentives [data-reward]',
        '#goals [data-challenge]',
        '#insights [data-insight]',
      ].map((selector) => parsed.querySelectorAll(selector).length),
    };
  }, html);
}

test('[W-592] [W-566] [W-567] [W-568] [W-216] [W-221] the pages compared, as served: all complete without a script, no shared sentences, the sample figures', async ({
  page,
  request,
}) => {
  const specified: readonly IndustryId[] = ['logistics', 'telemarketing', 'healthcare', 'hospitality'];
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const bonusesSeen = new Set<number>();
  for (const language of languages) {
    const seen = new Map<string, string>();
    const lengths = new Map<IndustryId, number>();
    for (const id of industries) {
      const response = await request.get(pathOf(id, language));
      expect(response.status()).toBe(200);
      const found = await served(page, await response.text());
      expect(found.parts, id).toEqual([1, industrySamples[id].rewards.length, 3, 3]);
      lengths.set(id, found.length);
      titles.add(found.title);
      descriptions.add(found.description);
      expect(found.description.length).toBeGreaterThan(80);
      expect(found.description.length).toBeLessThan(175);
      for (const sentence of new Set(found.sentences.filter((text) => text.length > 24))) {
        expect(seen.get(sentence), `“${sentence}” on ${id}`).toBeUndefined();
        seen.set(sentence, id);
      }
      if (language === 'en') {
        for (const bonus of found.bonuses) bonusesSeen.add(Number(/\+(\d+)/.exec(bonus)?.[1]));
        expect(found.hasBlog, id).toBe(id === 'logistics');
      }
    }
    const minLength = Math.min(...specified.map((id) => lengths.get(id) ?? 0));
    expect(minLength).toBeGreaterThan(0);
    for (const id of industries.filter((other) => !specified.includes(other))) {
      expect(lengths.get(id), id).toBeGreaterThan(0.85 * minLength);
    }
  }
  expect(titles.size).toBe(industries.length * 2);
  expect(descriptions.size).toBe(industries.length * 2);
  expect([...bonusesSeen].sort((a, b) => a - b)).toEqual([100, 250, 300, 400, 500]);
  expect(challengePoints).toEqual([600, 250, 400]);
  expect(goalBonuses).toEqual([100, 250, 300, 400, 500]);
  expect(samplePercents).toEqual([85, 90, 92]);
  expect(rewardCarousel).toEqual({ cardPx: 210, gapPx: 16, stepPx: 226 });
});

test('[W-226] [W-227] a click keeps the page and opens a new tab', async ({ page, context }) => {
  // The new tab's content is tested elsewhere.
  await context.route(/\/(contact|sign-up)$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Opened</title>' }),
  );
  await page.goto('/retail-case');
  await expectSettled(page);
  for (const [name, path] of [
    ['Book a Demo', '/contact'],
    ['Boost Your Team Now', '/sign-up'],
  ] as const) {
    const opening = context.waitForEvent('page');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    const tab = await opening;
    await tab.waitForURL(`**${path}`);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
  }
  await expect(page).toHaveURL(/\/retail-case$/);
});

// One page for each number of rewards.
test('[W-214] [W-215] the carousel moves one card forwards and back', async ({ page }) => {
  const byTotal = new Map(industries.map((id) => [industrySamples[id].rewards.length, id]));
  for (const id of byTotal.values()) {
    await openAtCarousel(page, id);
    const total = industrySamples[id].rewards.length;
    const next = page.getByRole('button', { name: 'Next reward' });
    const previous = page.getByRole('button', { name: 'Previous reward' });
    await expect(shown(page)).toHaveText(`Reward 1 of ${total}`);
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await expect(shown(page)).toHaveText(`Reward 2 of ${total}`);
    expect(Math.abs((await scrolled(page)) - 226)).toBeLessThanOrEqual(1);
    // Where the last card is in view, the position is the last.
    const reach = await page.locator('#incentives ul').evaluate((row) => row.scrollWidth - row.clientWidth);
    await next.click();
    await expect(shown(page)).toHaveText(`Reward ${reach <= 2 * 226 + 2 ? total : 3} of ${total}`);
    await previous.click();
    await expect(shown(page)).toHaveText(`Reward 2 of ${total}`);
    await previous.click();
    await expect(shown(page)).toHaveText(`Reward 1 of ${total}`);
    expect(await scrolled(page)).toBe(0);
  }
});

test('[W-214] [W-215] the carousel works by keyboard: with its arrow buttons, and with the arrow keys on the row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openAtCarousel(page, 'hospitality', 'es');
  const row = page.getByRole('list', { name: 'Premios de ejemplo' });
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect(shown(page, 'es')).toHaveText('Premio 2 de 6');
  await page.keyboard.press('ArrowRight');
  await expect(shown(page, 'es')).toHaveText('Premio 3 de 6');
  await page.keyboard.press('ArrowLeft');
  await expect(shown(page, 'es')).toHaveText('Premio 2 de 6');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Premio anterior' })).toBeFocused();
  await page.keyboard.press('Tab');
  const next = page.getByRole('button', { name: 'Premio siguiente' });
  await expect(next).toBeFocused();
  for (const n of [3, 4, 5, 6]) {
    await page.keyboard.press('Enter');
    await expect(shown(page, 'es')).toHaveText(`Premio ${n} de 6`);
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shown(page, 'es')).toHaveText('Premio 6 de 6');
});

test('[W-221] the logistics page ends with the latest posts', async ({ page }) => {
  const posts = [1, 2, 3].map((id) => ({
    id,
    slug: `post-${id}`,
    date: '2026-11-02T08:00:00',
    title: { rendered: `A post from the depot ${id}` },
    excerpt: { rendered: '<p>Field notes.</p>' },
  }));
  await page.route('**/api/blog/posts?**', (route) => route.fulfill({ json: posts }));
  await page.goto('/logistics-case');
  await expectSettled(page);
  const blog = page.locator('main > :last-child');
  await expect(blog).toHaveAttribute('id', 'blog');
  await blog.scrollIntoViewIfNeeded();
  await expect(blog.getByRole('heading', { level: 2, name: 'From the blog' })).toBeVisible();
  await expect(blog.getByRole('link', { name: /A post from the depot/ })).toHaveCount(3);
});
