import type { Locator, Page } from '@playwright/test';
import { openHydrated } from './support/contentPage';
import { bodyLineLengths } from './support/readable';
import { refuseConsent } from './support/site';
import { expect, test } from './support/test';

/** Opens a page as prerendered and styled, without waiting for scripts. */
async function show(page: Page, path: string): Promise<void> {
  await refuseConsent(page);
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}

/** Three insight cards, each with an icon of its own colour, a text and a button. */
async function expectInsightCards(cards: Locator): Promise<void> {
  await expect(cards).toHaveCount(3);
  const colours = new Set<string>();
  for (const card of await cards.all()) {
    const icon = card.locator('svg').first();
    await expect(icon).toBeVisible();
    await expect(card.locator('p').last()).toHaveText(/\S+ \S+ \S+/);
    await expect(card.getByRole('link')).toHaveText(/\S/);
    colours.add(await icon.evaluate((element) => getComputedStyle(element.parentElement ?? element).backgroundColor));
  }
  expect(colours.size).toBe(3);
  expect([...colours]).not.toContain('rgba(0, 0, 0, 0)');
}

// Readable content is prerendered, and hydration does not change it.
test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test("[W-357] [W-661] [W-666] [W-670] the home page: insight cards, the comparison's answers, 12 columns, and a readable hero", async ({
    page,
  }) => {
    await show(page, '/');
    await expectInsightCards(page.locator('#loyalty li:has(a)'));
    await test.step('yes, no and partly have an icon and a word', async () => {
      const answers = page.getByRole('table').filter({ hasText: 'Partly' }).locator('tbody td');
      await expect(answers).toHaveCount(21);
      for (const answer of await answers.all()) {
        await expect(answer.locator('svg')).toHaveCount(1);
        await expect(answer).toHaveText(/^(?:Yes|No|Partly)$/);
      }
    });
    await test.step('12 columns', async () => {
      const blocks = page.locator('#loyalty .grid:has(> .lg\\:col-span-7)').first();
      expect(await blocks.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)).toBe(12);
    });
    await test.step("the hero's recognition, ring and roster are readable", async () => {
      const hero = page.locator('main > section, main > div').first();
      for (const text of ['Lucía Ferrándiz', '+500', '80%', '8 of 10', 'Evening shift', 'Karim'])
        await expect(hero.getByText(text, { exact: true }).first()).toBeVisible();
    });
  });

  test('[W-357] an insight card of /manage-with-ease has an icon, a text, a button and a colour', async ({ page }) => {
    await show(page, '/manage-with-ease');
    await expectInsightCards(page.getByRole('region', { name: 'Genie Insights, this morning' }).getByRole('listitem'));
  });

  test('[W-661] a status has an icon or a word in addition to its colour', async ({ page }) => {
    // Included and missing features of plans.
    await show(page, '/pricing');
    const has = page.getByRole('table').locator('tbody td:not([colspan])');
    // Fourteen features, and shift scheduling.
    expect(await has.count()).toBe(15 * 4);
    for (const cell of await has.all()) await expect(cell).toHaveText(/\S/);
    // A call-centre agent's state, a hotel room's state, a van's stops.
    await show(page, '/telemarketing-case');
    for (const state of ['On call', 'Wrap-up', 'Ready', 'Break'])
      await expect(page.getByText(state, { exact: true }).first()).toBeVisible();
    await show(page, '/hospitality-case');
    for (const state of ['Ready', 'Inspected', 'Cleaning'])
      await expect(page.getByText(state, { exact: true }).first()).toBeVisible();
    await show(page, '/logistics-case');
    await expect(page.getByText('Next stop', { exact: true })).toBeVisible();
  });
});

test('[W-661] an invalid field has a text in addition to its colour, and the human check an icon and a text', async ({
  page,
}) => {
  await openHydrated(page, '/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('form').getByText('Please tell us your name')).toBeVisible();
  await openHydrated(page, '/sign-up');
  const check = page.getByRole('group', { name: 'Human verification' }).getByRole('status');
  await expect(check).toHaveText(/\S/);
  await expect(check.locator('svg')).toHaveCount(1);
});

test('[W-665] lines of a blog post are 45 to 75 characters long', async ({ page }) => {
  await openHydrated(page, '/blog/what-a-good-roster-says');
  const lengths = await bodyLineLengths(page);
  expect(lengths.length).toBeGreaterThan(3);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  expect(mean).toBeGreaterThanOrEqual(45);
  expect(mean).toBeLessThanOrEqual(75);
});
