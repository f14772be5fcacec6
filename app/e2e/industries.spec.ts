import type { Locator, Page } from '@playwright/test';
import {
  challengePoints,
  goalBonuses,
  industrySamples,
  rewardCarousel,
  samplePercents,
} from '../src/content/industries';
import { type IndustryId, industryPages } from '../src/content/navigation';
import { expectAccessibleAt, expectNoSidewaysScroll, openAlive } from './support/contentPage';
import { words } from './support/industryWords';
import { expectSettled } from './support/site';
import { expect, test } from './support/test';

const industries = industryPages.map(({ id }) => id);
const languages = ['en', 'es'] as const;
type Language = (typeof languages)[number];

const pathOf = (id: IndustryId, language: Language) => `${language === 'es' ? '/es' : ''}/${id}-case`;
const rewardsOf = (page: Page) => page.locator('#incentives [data-reward]');
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What a reader sees of an element, in one line. */
const visibleText = async (element: Locator) => oneLine((await element.allInnerTexts()).join(' '));

/** What a reader sees of the page, line by line. */
const visibleLines = async (page: Page) =>
  (await page.locator('main').allInnerTexts()).flatMap((text) => text.split('\n')).map(oneLine);

/** Opens a page and waits until its carousel listens. */
async function openAtCarousel(page: Page, id: IndustryId, language: Language = 'en') {
  await page.goto(pathOf(id, language));
  await expectSettled(page);
  await page.locator('#incentives').scrollIntoViewIfNeeded();
  // The section's script is fetched when it is near; React marks the elements it has taken over.
  await expect
    .poll(() =>
      page.locator('#incentives ul').evaluate((row) => Object.keys(row).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
}

const shown = (page: Page, language: Language = 'en') =>
  page.locator('#incentives').getByText(language === 'en' ? /^Reward \d+ of \d+$/ : /^Premio \d+ de \d+$/);

/** How far the row is scrolled, in CSS pixels. */
const scrolled = (page: Page) =>
  page.locator('#incentives ul').evaluate((row) => Math.round((row as HTMLElement).scrollLeft));

/** The rewards of an industry as the English page writes them, one line each. */
async function rewardLines(page: Page, id: IndustryId): Promise<Record<string, string>> {
  await page.goto(pathOf(id, 'en'));
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

// What can be read is in the prerendered page, and stays as it is when the script takes over.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[W-211] [W-212] [W-213] [W-217] [W-218] [W-016] every page is prerendered with hero, recognition, rewards, challenges and three insights', async ({
    page,
  }) => {
    for (const id of industries) {
      for (const language of languages) {
        await page.goto(pathOf(id, language));
        const sample = industrySamples[id];
        await expect(page.getByTestId('badge')).toBeVisible();
        await expect(page.locator('main a[target="_blank"]')).toHaveCount(2);
        const recognition = page.locator(`#celebrate [data-recognition="${id}"]`);
        await expect(recognition).toBeVisible();
        await expect(recognition).toContainText(`+${sample.recognitionPoints}`);
        await expect(rewardsOf(page)).toHaveCount(sample.rewards.length);
        await expect(page.locator('#incentives ul')).toBeVisible();
        await expect(page.locator('#goals [data-challenge]')).toHaveCount(3);
        await expect(page.locator('#goals').getByRole('progressbar')).toHaveCount(3);
        await expect(page.locator('#insights [data-insight]')).toHaveCount(3);
        for (const card of await page.locator('#insights [data-insight]').all()) {
          await expect(card.getByRole('link')).toBeVisible();
        }
        await expect(page.locator('main [style]')).toHaveCount(0);
        for (const section of ['celebrate', 'incentives', 'goals', 'insights']) {
          await expect(page.locator(`#${section}`).getByRole('heading', { level: 2 })).toBeVisible();
        }
      }
    }
  });

  test('[W-592] retail, restaurant, education, enterprise and small business are as full as the four described pages', async ({
    page,
  }) => {
    const described = ['logistics', 'telemarketing', 'healthcare', 'hospitality'] as const;
    const lengthOf = async (id: IndustryId, language: Language) => {
      await page.goto(pathOf(id, language));
      return (await visibleText(page.locator('main'))).length;
    };
    for (const language of languages) {
      const least = Math.min(...(await lengthsOf(described, (id) => lengthOf(id, language))));
      const others = industries.filter((id) => !(described as readonly IndustryId[]).includes(id));
      for (const length of await lengthsOf(others, (id) => lengthOf(id, language))) {
        expect(length).toBeGreaterThan(0.85 * least);
      }
    }
  });

  for (const id of industries) {
    test(`[${routes[id]}] /${id}-case shows its industry's page, and so does its twin in Spanish`, async ({ page }) => {
      for (const language of languages) {
        const answer = await page.goto(pathOf(id, language));
        expect(answer?.status()).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[id][language].title);
        await expect(page.getByTestId('badge')).toHaveText(words[id][language].badge);
        await expect(page.getByRole('main')).toHaveCount(1);
      }
    });
  }

  test('[W-219] [W-220] logistics promises retention and performance, and has its two buttons', async ({ page }) => {
    await page.goto('/logistics-case');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Recognition that drives retention and performance',
    );
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Book a Demo', exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Boost Your Team Now', exact: true })).toBeVisible();
  });

  test('[W-222] [W-223] telemarketing is titled BPO & Telemarketing, and has its two buttons', async ({ page }) => {
    await page.goto('/telemarketing-case');
    await expect(page.getByRole('heading', { level: 1, name: 'BPO & Telemarketing', exact: true })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Book a Demo', exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Boost Your Team Now', exact: true })).toBeVisible();
  });

  test('[W-224] [W-225] the badges of healthcare and hospitality', async ({ page }) => {
    await page.goto('/healthcare-case');
    await expect(page.getByTestId('badge')).toHaveText('Hospitals & Healthcare');
    await page.goto('/hospitality-case');
    await expect(page.getByTestId('badge')).toHaveText('Hospitality');
  });

  test('[W-226] [W-227] the hero buttons of every page open demo booking and sign-up in a new tab', async ({
    page,
  }) => {
    for (const id of industries) {
      for (const language of languages) {
        await page.goto(pathOf(id, language));
        const { demoBookingUrl = '/contact', signUpUrl = '/sign-up' } = JSON.parse(
          (await page.locator('#site-settings').textContent()) ?? '{}',
        ) as { demoBookingUrl?: string; signUpUrl?: string };
        const local = (address: string) => (address.startsWith('/') && language === 'es' ? `/es${address}` : address);
        const main = page.getByRole('main');
        const demo = main.getByRole('link', {
          name: language === 'en' ? 'Book a Demo' : 'Reserva una demo',
          exact: true,
        });
        const boost = main.getByRole('link', {
          name: language === 'en' ? 'Boost Your Team Now' : 'Motiva a tu equipo ya',
          exact: true,
        });
        await expect(demo).toHaveAttribute('href', local(demoBookingUrl));
        await expect(boost).toHaveAttribute('href', local(signUpUrl));
        for (const button of [demo, boost]) {
          await expect(button).toHaveAttribute('target', '_blank');
          await expect(button).toHaveAttribute('rel', /noopener/);
          await expect(button).toHaveAccessibleDescription(
            language === 'en' ? 'Opens in a new tab' : 'Se abre en una pestaña nueva',
          );
        }
      }
    }
  });

  test('[W-216] every reward card is 210 px wide, on a wide and on a small screen', async ({ page }) => {
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 });
      for (const id of industries) {
        await page.goto(pathOf(id, 'en'));
        const widths = await rewardsOf(page).evaluateAll((cards) =>
          cards.map((card) => (card as HTMLElement).offsetWidth),
        );
        expect(widths).toEqual(industrySamples[id].rewards.map(() => 210));
      }
    }
    expect(rewardCarousel).toEqual({ cardPx: 210, gapPx: 16, stepPx: 226 });
  });

  test('[W-543] [W-544] [W-545] [W-546] [W-547] the logistics rewards and what they cost', async ({ page }) => {
    const lines = await rewardLines(page, 'logistics');
    expect(Object.keys(lines)).toHaveLength(5);
    expect(lines.gasCard).toMatch(/Gas card 20 € 2,000 points$/);
    expect(lines.voucher).toMatch(/voucher 15 € 1,500 points$/);
    expect(lines.music).toMatch(/Music streaming 1 month 1,000 points$/);
    expect(lines.mealVoucher).toMatch(/Meal voucher 15 € 1,800 points$/);
    expect(lines.dayOff).toMatch(/Extra day off 5,000 points$/);
  });

  test('[W-548] [W-549] [W-550] [W-551] [W-552] the telemarketing rewards and what they cost', async ({ page }) => {
    const lines = await rewardLines(page, 'telemarketing');
    expect(Object.keys(lines)).toHaveLength(5);
    expect(lines.extraBreak).toMatch(/Extra break 30 min 1,000 points$/);
    expect(lines.voucher).toMatch(/voucher 15 € 1,500 points$/);
    expect(lines.music).toMatch(/Music streaming 1 month 1,200 points$/);
    expect(lines.foodDelivery).toMatch(/Food delivery 20 € 2,500 points$/);
    expect(lines.wellnessHour).toMatch(/Wellness hour 3,000 points$/);
  });

  test('[W-553] [W-554] [W-555] [W-556] [W-557] [W-558] [W-559] the healthcare rewards and what they cost', async ({
    page,
  }) => {
    const lines = await rewardLines(page, 'healthcare');
    expect(Object.keys(lines)).toHaveLength(7);
    expect(lines.fitnessApp).toMatch(/Fitness app 6 months 4,000 points$/);
    expect(lines.voucher).toMatch(/voucher 20 € 3,000 points$/);
    expect(lines.music).toMatch(/Music streaming 2 months 2,500 points$/);
    expect(lines.scrubsCard).toMatch(/Scrubs card 30 € 2,500 points$/);
    expect(lines.mealDelivery).toMatch(/Meal delivery 25 € 2,000 points$/);
    expect(lines.massage).toMatch(/Massage 30 min 3,500 points$/);
    expect(lines.credits).toMatch(/Continuing-education credits 2 hours 4,000 points$/);
  });

  test('[W-560] [W-561] [W-562] [W-563] [W-564] [W-565] the hospitality rewards and what they cost', async ({
    page,
  }) => {
    const lines = await rewardLines(page, 'hospitality');
    expect(Object.keys(lines)).toHaveLength(6);
    expect(lines.spaDay).toMatch(/Spa day 4,000 points$/);
    expect(lines.voucher).toMatch(/voucher 20 € 3,000 points$/);
    expect(lines.restaurant).toMatch(/Restaurant voucher 50 € 2,500 points$/);
    expect(lines.hotelStay).toMatch(/Weekend hotel stay 5,000 points$/);
    expect(lines.wineTasting).toMatch(/Wine tasting 3,500 points$/);
    expect(lines.course).toMatch(/Training course 4,000 points$/);
  });

  test('[W-566] [W-567] [W-568] the challenges, bonuses and progress of every page are the sample figures', async ({
    page,
  }) => {
    expect(challengePoints).toEqual([600, 250, 400]);
    expect(goalBonuses).toEqual([100, 250, 300, 400, 500]);
    expect(samplePercents).toEqual([85, 90, 92]);
    const bonusesSeen = new Set<number>();
    for (const id of industries) {
      await page.goto(pathOf(id, 'en'));
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
      for (const bonus of await page.locator('#goals [data-bonus]').allInnerTexts()) {
        bonusesSeen.add(Number(/\+(\d+)/.exec(bonus)?.[1]));
      }
    }
    expect([...bonusesSeen].sort((a, b) => a - b)).toEqual([100, 250, 300, 400, 500]);
  });

  test('every page has a title and a description of its own in each language', async ({ page }) => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const id of industries) {
      for (const language of languages) {
        await page.goto(pathOf(id, language));
        titles.add(await page.title());
        const description = await page.locator('meta[name="description"]').getAttribute('content');
        expect(description?.length).toBeGreaterThan(80);
        expect(description?.length).toBeLessThan(175);
        descriptions.add(description ?? '');
      }
    }
    expect(titles.size).toBe(industries.length * 2);
    expect(descriptions.size).toBe(industries.length * 2);
  });

  test('no two pages say the same: sentences of the sections are each on one page only', async ({ page }) => {
    for (const language of languages) {
      const seen = new Map<string, string>();
      for (const id of industries) {
        await page.goto(pathOf(id, language));
        const sentences = await page
          .locator('main h1, main h2, #celebrate p, #goals [data-challenge] p, #insights [data-insight] p')
          .allInnerTexts();
        for (const sentence of new Set(sentences.map(oneLine).filter((text) => text.length > 24))) {
          expect(seen.get(sentence), `“${sentence}” on ${id}`).toBeUndefined();
          seen.set(sentence, id);
        }
      }
    }
  });

  test('[W-589] the Spanish pages carry no English', async ({ page }) => {
    const english = /\b(the|and|with|your|you|from|of|for|their|they|without|points|reward|view|give)\b/i;
    for (const id of industries) {
      await page.goto(pathOf(id, 'en'));
      const own = new Set(await visibleLines(page));
      await page.goto(pathOf(id, 'es'));
      const lines = await visibleLines(page);
      for (const line of lines.filter((text) => text.length > 0)) {
        expect(line).not.toMatch(english);
        // What stands in both languages is a name, a figure or a sign of few words.
        if (own.has(line)) expect(line.split(' ').length, line).toBeLessThanOrEqual(4);
      }
      const hidden = await page
        .locator('main [aria-label]')
        .evaluateAll((found) => found.map((element) => element.getAttribute('aria-label') ?? ''));
      for (const label of hidden) expect(label).not.toMatch(english);
    }
  });
});

/** Measures one page after another; they share a tab. */
async function lengthsOf(ids: readonly IndustryId[], lengthOf: (id: IndustryId) => Promise<number>): Promise<number[]> {
  const lengths: number[] = [];
  for (const id of ids) lengths.push(await lengthOf(id));
  return lengths;
}

test('[W-226] [W-227] a click leaves the page where it is and opens a tab of its own', async ({ page, context }) => {
  // What the tab then shows is another page's business.
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

for (const id of industries) {
  test(`[W-214] [W-215] the ${id} carousel goes one card on and one back`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAtCarousel(page, id);
    const total = industrySamples[id].rewards.length;
    const next = page.getByRole('button', { name: 'Next reward' });
    const previous = page.getByRole('button', { name: 'Previous reward' });
    await expect(shown(page)).toHaveText(`Reward 1 of ${total}`);
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await expect(shown(page)).toHaveText(`Reward 2 of ${total}`);
    expect(Math.abs((await scrolled(page)) - 226)).toBeLessThanOrEqual(1);
    await next.click();
    await expect(shown(page)).toHaveText(`Reward 3 of ${total}`);
    await previous.click();
    await expect(shown(page)).toHaveText(`Reward 2 of ${total}`);
    await previous.click();
    await expect(shown(page)).toHaveText(`Reward 1 of ${total}`);
    expect(await scrolled(page)).toBe(0);
  });
}

test('[W-214] [W-215] the carousel goes by keyboard: by its arrows, and by the arrow keys on the row', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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

test('[W-221] the logistics page, and no other, ends with the latest posts', async ({ page }) => {
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
  for (const id of industries.filter((other) => other !== 'logistics')) {
    await page.goto(pathOf(id, 'en'));
    await expect(page.locator('#blog')).toHaveCount(0);
  }
});

test('[W-228] the page says that its people and figures are samples, and asks nobody for any', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  for (const id of industries.filter((other) => other !== 'logistics')) {
    await page.goto(pathOf(id, 'en'), { waitUntil: 'networkidle' });
    await expect(page.getByTestId('samples')).toHaveText('People, names and figures on this page are sample content.');
    await page.locator('footer').scrollIntoViewIfNeeded();
  }
  expect(asked).toEqual([]);
  await page.goto('/es/logistics-case');
  await expect(page.getByTestId('samples')).toHaveText(
    'Las personas, los nombres y las cifras de esta página son de ejemplo.',
  );
});

/** The texts and controls that are cut off by an edge of the window. */
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

for (const language of languages) {
  test(`axe finds nothing on the industry pages, and nothing sticks out of them at 320 px, ${language}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    for (const id of industries) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openAlive(page, pathOf(id, language));
      await expectAccessibleAt(page);
      await expectNoSidewaysScroll(page, 320);
      expect(await cutOff(page), id).toEqual([]);
    }
  });
}

test('every control of a page is at least 44 px high', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const id of industries) {
    await page.goto(pathOf(id, 'es'));
    const small = await page
      .locator('main a, main button')
      .evaluateAll((found) =>
        found.filter((element) => element.getBoundingClientRect().height < 44).map((element) => element.textContent),
      );
    expect(small, id).toEqual([]);
  }
});
