import type { Page } from '@playwright/test';
import { expectAccessibleAt } from './support/contentPage';
import {
  expectSettled,
  home,
  mockBlog,
  openHome,
  refuseConsent,
  scrollToPx,
  showSection,
  thumbPosition,
} from './support/site';
import { expect, test } from './support/test';

const tabs = ['Celebrate Work', 'Reward Incentives', 'Boost Performance', 'Manage with Ease'];
const calls = [
  ['Share a recognition', '/celebrate-work'],
  ['Send a gift card', '/reward-incentives'],
  ['Set up a metric', '/boost-performance'],
  ['See the progress', '/manage-with-ease'],
] as const;

const current = (page: Page) =>
  page.getByTestId('testimonial').evaluateAll((cards) => {
    const row = cards[0]?.parentElement;
    return row ? Math.round(row.scrollLeft / row.clientWidth) : -1;
  });

test("from top to bottom: the hero's colour, logos, use cases, testimonials, rewards, calculator, tools", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  test.slow();
  await openHome(page);
  await test.step('[W-141] the text turns black after 50 px of scroll', async () => {
    const text = page.getByTestId('hero-text');
    await scrollToPx(page, 50);
    await expect(text).not.toHaveCSS('color', 'rgb(0, 0, 0)');
    await scrollToPx(page, 51);
    await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
  await test.step('[W-142] [W-388] five logos, each loaded', async () => {
    const strip = page.getByRole('group', { name: /^Teams that say thank you/ });
    await strip.scrollIntoViewIfNeeded();
    await expect(strip.locator('[data-logo="loaded"]')).toHaveCount(5);
  });
  const list = page.getByRole('tablist', { name: 'Choose a use case' });
  await test.step('[W-146] [W-147] the four tabs, Celebrate Work selected', async () => {
    await showSection(page, /Four habits/);
    await expect(list.getByRole('tab')).toHaveText(tabs);
    await expect(list.getByRole('tab', { name: 'Celebrate Work' })).toHaveAttribute('aria-selected', 'true');
  });
  await test.step('[W-674] the tabs follow the arrow keys', async () => {
    // Until the section is hydrated its tabs are disabled and cannot take the focus.
    await expect(page.getByRole('tab', { name: 'Celebrate Work' })).toBeEnabled();
    await page.getByRole('tab', { name: 'Celebrate Work' }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('tab', { name: 'Manage with Ease' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('tab', { name: 'Reward Incentives' })).toHaveAttribute('aria-selected', 'true');
  });
  await test.step('[W-148] [W-151] [W-152] [W-153] [W-154] hovering a tab selects it, and each links to its page', async () => {
    for (const [index, [call, path]] of calls.entries()) {
      await list.getByRole('tab').nth(index).hover();
      await expect(list.getByRole('tab').nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await expect(page.getByRole('tabpanel').getByRole('link', { name: call })).toHaveAttribute('href', path);
    }
  });
  await test.step('[W-158] [W-159] four testimonials of four industries, on cards of 500 px', async () => {
    await showSection(page, 'What they noticed first');
    const cards = page.getByTestId('testimonial');
    await expect(cards).toHaveCount(4);
    for (const card of await cards.all()) expect((await card.boundingBox())?.height).toBeCloseTo(500, 2);
    for (const [index, company] of [
      'Delivery company',
      'Customer-support company',
      'Postal company',
      'Outsourcing company',
    ].entries()) {
      await expect(cards.nth(index).locator('figcaption')).toContainText(company);
    }
  });
  await test.step('[W-155] [W-156] [W-157] testimonials: arrows that wrap around, and dots', async () => {
    await page.getByRole('button', { name: 'Previous testimonial' }).click();
    await expect.poll(() => current(page)).toBe(3);
    await page.getByRole('button', { name: 'Next testimonial' }).click();
    await expect.poll(() => current(page)).toBe(0);
    const dots = page.getByRole('group', { name: 'Choose a testimonial' }).getByRole('button');
    await expect(dots).toHaveCount(4);
    await dots.nth(2).click();
    await expect.poll(() => current(page)).toBe(2);
    await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true');
  });
  await test.step('[W-163] the sample rewards scroll by their arrows and stop at the ends', async () => {
    await showSection(page, /Loyalty is built/);
    const rewards = page.getByRole('list', { name: 'Sample rewards' });
    await expect(rewards.getByRole('listitem')).toHaveCount(7);
    const next = page.getByRole('button', { name: 'Next rewards' });
    const previous = page.getByRole('button', { name: 'Previous rewards' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await expect.poll(() => rewards.evaluate((row) => row.scrollLeft)).toBeGreaterThan(100);
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
  });
  const section = page.locator('#savings');
  const slider = section.getByRole('slider', { name: 'Team size' });
  await test.step("[W-172] [W-415] [W-416] [W-417] [W-418] the calculator's slider: ends, step and initial value", async () => {
    await showSection(page, /What would loyalty save/);
    await expect(slider).toHaveValue('300');
    for (const [name, value] of [
      ['min', '5'],
      ['max', '20000'],
      ['step', '1'],
    ] as const) {
      await expect(slider).toHaveAttribute(name, value);
    }
  });
  await test.step('[W-389] [W-390] [W-419] [W-534] the slider changes team and savings, with a fixed share and fixed salaries', async () => {
    const savings = section.getByTestId('savings');
    await expect(section.getByText('300 people', { exact: true })).toBeVisible();
    await expect(savings).toContainText('€235,799');
    await expect(savings).toContainText('€458,499');
    await expect(section.getByText('20% of them disengaged')).toBeVisible();
    await slider.fill('10000');
    await expect(section.getByText('10,000 people', { exact: true })).toBeVisible();
    await expect(savings).toContainText('€7,859,981');
    await expect(savings).toContainText('€15,283,296');
    await expect(section.getByText('20% of them disengaged')).toBeVisible();
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('10001');
    const typed = section.getByRole('spinbutton', { name: 'Or type the number' });
    await typed.fill('40');
    await expect(slider).toHaveValue('40');
    await expect(savings).toContainText('€31,440');
    await expect(section.getByText(/average salaries between 1,800 and 3,500 euros/)).toBeVisible();
  });
  await test.step('the slider is logarithmic and rounded by pointer, and moves in steps of one person by keyboard', async () => {
    const drawing = section.locator('.slider svg');
    const box = async () => (await drawing.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    // The click waits until the page no longer scrolls.
    await drawing.click({ position: { x: (await box()).width / 2, y: 22 } });
    await expect(slider).toHaveValue('320');
    const { x, y, width } = await box();
    const point = (share: number) => [x + share * width, y + 22] as const;
    await expect(slider).toBeFocused();
    expect(await thumbPosition(section)).toBeCloseTo(0.501, 2);
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('321');
    await page.keyboard.press('PageUp');
    await expect(slider).toHaveValue('740');
    await page.keyboard.press('Home');
    await expect(slider).toHaveValue('5');
    await page.mouse.move(...point(0));
    await page.mouse.down();
    await page.mouse.move(...point(0.25), { steps: 4 });
    await expect(slider).toHaveValue('40');
    await page.mouse.move(...point(1.2), { steps: 4 });
    await expect(slider).toHaveValue('20000');
    await page.mouse.up();
    await page.mouse.move(...point(0.5));
    await expect(slider).toHaveValue('20000');
    expect(await thumbPosition(section)).toBeCloseTo(1, 2);
  });
  await test.step('[W-173] [W-174] [W-175] [W-176] fourteen tools move automatically, one row in reverse', async () => {
    await showSection(page, /Works with the tools/);
    const group = page.getByRole('group', { name: 'Integrations' });
    await expect(group.getByRole('listitem')).toHaveCount(14);
    const rows = page.getByTestId('integrations-row');
    await expect(rows.nth(0)).toHaveCSS('animation-direction', 'normal');
    await expect(rows.nth(1)).toHaveCSS('animation-direction', 'reverse');
    for (const row of await rows.all()) {
      // One loop is half of the row, at 50 px per second.
      const speed = () =>
        row.evaluate(
          (element) => element.scrollWidth / 2 / Number.parseFloat(getComputedStyle(element).animationDuration),
        );
      await expect.poll(speed).toBeCloseTo(50, 1);
    }
    await page.mouse.move(0, 0);
    await expect(rows.nth(0)).toHaveCSS('animation-play-state', 'running');
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(rows.nth(0)).toHaveCSS('animation-play-state', 'paused');
  });
});

test.describe('trusted by', () => {
  test('[W-143] [W-144] the counter runs from +32,000 to +32,451', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      const seen: string[] = [];
      (window as unknown as { seen: string[] }).seen = seen;
      document.addEventListener('DOMContentLoaded', () => {
        const counter = document.querySelector('[data-testid=trusted-counter]');
        if (!counter) return;
        new MutationObserver(() => seen.push(counter.textContent ?? '')).observe(counter, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      });
    });
    await openHome(page);
    const counter = page.getByTestId('trusted-counter');
    await counter.scrollIntoViewIfNeeded();
    const values = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await expect.poll(async () => (await values()).at(-1)).toBe('+32,451');
    const numbers = (await values()).map((text) => Number(text.replace(/[+,]/g, '')));
    // How many frames a second of it has is up to the machine; its values have a test of their own.
    expect(new Set(numbers).size).toBeGreaterThan(1);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });

  test('[W-145] [W-388] a logo that fails to load leaves the name as text', async ({ page, guard }) => {
    guard.expect(/Failed to load resource/);
    await page.route('**/images/logos/velopost.svg', (route) => route.abort());
    await openHome(page);
    const logos = page.getByRole('group', { name: /^Teams that say thank you/ });
    await logos.scrollIntoViewIfNeeded();
    await expect(logos.locator('[data-logo="failed"]')).toHaveText('Velopost');
    await expect(logos.locator('[data-logo="loaded"]')).toHaveCount(4);
  });
});

test('[W-149] [W-150] [W-168] [W-169] [W-170] [W-171] use cases and industries on narrower screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 920, height: 900 });
  await openHome(page);
  await test.step('three cards link to their pages, side by side from 920 px', async () => {
    await showSection(page, /Made for work/);
    const cards = page.getByTestId('industries').getByRole('link');
    expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/logistics-case',
      '/telemarketing-case',
      '/healthcare-case',
    ]);
    const next = page.getByRole('button', { name: 'Next industries' });
    await expect(next).toBeHidden();
    await page.setViewportSize({ width: 919, height: 900 });
    await expect(next).toBeVisible();
  });
  await test.step('on mobile the use cases are an accordion', async () => {
    await page.setViewportSize({ width: 600, height: 900 });
    await showSection(page, /Four habits/);
    await expect(page.getByRole('tablist')).toBeHidden();
    const first = page.getByRole('button', { name: 'Celebrate Work' });
    const second = page.getByRole('button', { name: 'Reward Incentives' });
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await second.click();
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('link', { name: 'Send a gift card' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Share a recognition' })).toBeHidden();
    await second.click();
    await expect(page.getByRole('link', { name: 'Send a gift card' })).toBeHidden();
  });
  await test.step('on small screens they are a select', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    await showSection(page, /Four habits/);
    await page.getByRole('combobox', { name: 'Choose a use case' }).selectOption('Boost Performance');
    await expect(page.getByRole('link', { name: 'Set up a metric' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Share a recognition' })).toBeHidden();
  });
  await test.step('the arrows of the industries scroll by 296 px', async () => {
    await showSection(page, /Made for work/);
    const left = () => page.getByTestId('industries').evaluate((row) => Math.round(row.scrollLeft));
    await page.getByRole('button', { name: 'Next industries' }).click();
    await expect.poll(left).toBe(296);
    await page.getByRole('button', { name: 'Previous industries' }).click();
    await expect.poll(left).toBe(0);
  });
});

test.describe('blog preview', () => {
  test('[W-177] [W-378] [W-379] [W-261] [W-425] requested only once visible: three skeletons, then three posts', async ({
    page,
  }) => {
    await refuseConsent(page);
    const requests = await mockBlog(page);
    await page.goto(home.en);
    await expect(page.locator('[data-skeleton="post"]')).toHaveCount(3);
    await page.getByTestId('trusted-counter').scrollIntoViewIfNeeded();
    expect(requests).toEqual([]);
    await showSection(page, 'From the blog');
    const posts = page.locator('[data-blog="loaded"] li');
    await expect(posts).toHaveCount(3);
    await expect(posts.first().getByRole('link')).toHaveAttribute('href', '/blog/field-note-1');
    await expect(posts.first()).toContainText('Field note 1 & more');
    expect(requests).toHaveLength(1);
    expect(requests[0]?.searchParams.get('per_page')).toBe('3');
  });

  test('[W-479] [W-480] when the blog is unreachable it shows two lines and retries', async ({ page, guard }) => {
    guard.expect(/503/);
    await refuseConsent(page);
    await page.route('**/api/blog/posts?**', (route) => route.fulfill({ status: 503, json: { code: 'upstream' } }));
    await page.goto(home.es);
    await showSection(page, 'Del blog');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('No hemos podido conectar con el blog.');
    await expect(alert).toContainText('gestor de contenidos');
    await page.unroute('**/api/blog/posts?**');
    await mockBlog(page);
    await alert.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.locator('[data-blog="loaded"] li')).toHaveCount(3);
  });
});

test.describe('lazy sections', () => {
  test('[W-185] [W-394] [W-583] a section animates in once, for 700 ms', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openHome(page);
    const section = page.locator('#savings > .reveal');
    await expect(section).toHaveAttribute('data-reveal', 'waiting');
    await expect(section).toHaveCSS('opacity', '0');
    await section.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 400));
    await expect(section).toHaveAttribute('data-reveal', 'shown');
    await expect(section).toHaveCSS('transition-duration', '0.7s, 0.7s');
    await expect(section).toHaveCSS('opacity', '1');
    await scrollToPx(page, 0);
    await section.scrollIntoViewIfNeeded();
    await expect(section).toHaveAttribute('data-reveal', 'shown');
  });

  test('sections far below the window are skipped until they are near, and are all printed', async ({ page }) => {
    await openHome(page);
    const heading = page.locator('#savings h2');
    const rendered = () => heading.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    expect(await rendered()).toBe(false);
    await heading.scrollIntoViewIfNeeded();
    await expect.poll(rendered).toBe(true);
    await scrollToPx(page, 0);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(rendered).toBe(true);
  });

  test('[W-184] after client-side navigation a section shows its skeleton until it has loaded', async ({
    page,
    guard,
  }) => {
    guard.expect(/404/);
    await refuseConsent(page);
    await mockBlog(page);
    await page.goto('/no-such-page');
    await expectSettled(page);
    const held: (() => void)[] = [];
    await page.route('**/assets/Calculator-*.js', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click();
    const section = page.locator('#savings');
    await expect(section.locator('[data-skeleton="section"]')).toBeAttached();
    await section.scrollIntoViewIfNeeded();
    await expect.poll(() => held.length).toBe(1);
    await expect(section.locator('[data-skeleton="section"]')).toBeVisible();
    for (const release of held) release();
    await expect(section.getByRole('slider')).toBeVisible();
  });

  test('[W-184] leaving before the sections have loaded does not delay the navigation', async ({ page }) => {
    await openHome(page);
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/El buen trabajo/);
    await expect(page.locator('#savings')).toBeAttached();
  });
});

for (const language of ['en', 'es'] as const) {
  test(`[W-660] [W-672] [W-675] with reduced motion nothing waits or is animated, axe finds no violations and the page fits 320 px: ${language}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHome(page, language);
    await expect(page.getByTestId('trusted-counter')).toHaveText(language === 'en' ? '+32,451' : '+32.451');
    await expect(page.locator('[data-reveal]')).toHaveCount(0);
    await expect(page.getByTestId('integrations-row').first()).toHaveCSS('animation-name', 'none');
    for (const heading of await page.locator('main h2').all()) await heading.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-blog="loaded"]')).toBeVisible();
    await expectAccessibleAt(page);
    // On a phone the whole page, footer included, is at most twelve screens long.
    await page.setViewportSize({ width: 390, height: 844 });
    for (const part of await page.locator('main > *, .site-footer').all()) await part.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollHeight / 844)).toBeLessThanOrEqual(12);
    // The layout must also fit with motion.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 320, height: 800 });
    await expect(page.getByTestId('integrations-row').first()).not.toHaveCSS('animation-name', 'none');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await scrollToPx(page, 400);
    await expect(page.getByTestId('header-actions')).toBeVisible();
    const right = await page
      .getByRole('banner')
      .getByRole('button', { name: /Men/ })
      .evaluate((button) => button.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(320);
  });
}
