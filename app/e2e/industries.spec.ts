import type { Page } from '@playwright/test';
import { industrySamples } from '../src/content/industries';
import { type IndustryId, industryPages } from '../src/content/navigation';
import { contentPages, expectContentPage } from './support/contentSweep';
import { expectSettled } from './support/site';
import { expect, test } from './support/test';

const industries = industryPages.map(({ id }) => id);
const languages = ['en', 'es'] as const;
type Language = (typeof languages)[number];

const pathOf = (id: IndustryId, language: Language) => `${language === 'es' ? '/es' : ''}/${id}-case`;
const rewardsOf = (page: Page) => page.locator('#incentives [data-reward]');
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
  test(`[W-589] [W-660] [W-665] [W-666] [W-668] [W-670] [W-671] [W-675] ${id} and its Spanish twin: rewards of 210 px, controls of 44 px on a phone, no data requested; the checks of every content page`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      // The logistics page requests the latest posts.
      if (new URL(request.url()).pathname.startsWith('/api/') && id !== 'logistics') requests.push(request.url());
    });
    for (const language of languages) {
      await test.step(pathOf(id, language), async () => {
        const one = contentPages.find(({ path }) => path === pathOf(id, language));
        if (!one) throw new Error(`${pathOf(id, language)} is not built`);
        await expectContentPage(page, one, {
          opened: async () => {
            for (const section of ['celebrate', 'incentives', 'goals', 'insights'])
              await expect(page.locator(`#${section}`).getByRole('heading', { level: 2 })).toBeVisible();
            await expectRewardWidths(page, id);
          },
          onPhone: () => expectFitsPhone(page, id),
        });
      });
    }
    expect(requests).toEqual([]);
  });
}

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
