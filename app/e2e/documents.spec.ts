import { HtmlValidate } from 'html-validate';
import { addresses, ids, readsAsEnglish, texts } from '../documents/support/html';
import { builtPages } from './support/contentSweep';
import { posts } from './support/posts';
import { expectHydrated } from './support/site';
import { expect, test } from './support/test';

/** What the server fills for each request: lists, categories and posts of the blog. */
const filled = ['', '/es'].flatMap((prefix) => [
  `${prefix}/blog`,
  `${prefix}/blog?page=2`,
  `${prefix}/blog/category/rewards`,
  `${prefix}/blog/${posts[0]?.slug}`,
]);

test('the pages of the blog, as the server fills them, are valid HTML with live links, and Spanish around the posts', async ({
  request,
}) => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const problems: string[] = [];
  const known = new Map<string, number>();
  for (const path of filled) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    const { results } = await validator.validateString(html);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      problems.push(`${path}: ${ruleId}: ${message} (${selector})`);
    for (const address of addresses(html)) {
      if (address.startsWith('#') && !ids(html).has(decodeURIComponent(address.slice(1))))
        problems.push(`${path} -> ${address}`);
      const [target = ''] = address.split('#');
      if (!target.startsWith('/') || target.startsWith('//')) continue;
      const status = known.get(target) ?? (await request.get(target)).status();
      known.set(target, status);
      if (status !== 200) problems.push(`${path} -> ${address}: ${status}`);
    }
    if (!path.startsWith('/es/')) continue;
    for (const text of texts(html, 'en')) if (readsAsEnglish(text)) problems.push(`${path}: ${text}`);
  }
  expect(problems).toEqual([]);
  expect(known.size).toBeGreaterThan(40);
});

test("[W-654] every page's CSP starts from none and allows inline code by hash only", async ({ request }) => {
  for (const { path } of builtPages) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy, path).toMatch(/^default-src 'none'/);
    expect(policy, path).not.toContain('unsafe-inline');
    expect(policy, path).toMatch(/style-src[^;]*'sha256-/);
  }
});

test('a page has one canonical address and one share image after hydration, too', async ({ page }) => {
  await page.goto('/pricing');
  await expectHydrated(page);
  await page.getByRole('tab', { name: /enterprise/i }).click();
  await expect(page.getByRole('tab', { name: /enterprise/i })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('link[hreflang=es]')).toHaveCount(1);
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^http:\/\/127\.0\.0\.1:\d+\/pricing$/);
});

test('the consent dialog is first in the tab order, is followed by the skip link, and covers a third of a small window', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.mouse.move(200, 200);
  const question = page.locator('#cc-main .cm');
  await expect(question).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await question.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  const buttons = question.getByRole('button');
  await buttons.last().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  for (const [width, height] of [
    [390, 844],
    [640, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await question.boundingBox())?.height).toBeLessThanOrEqual(height / 3);
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
  }
  await buttons.first().focus();
  await page.keyboard.press('Shift+Tab');
  expect(await question.evaluate((element) => element.contains(document.activeElement))).toBe(false);
});

test("[W-123] [W-065] the footer's pricing link opens the pricing page at its top, also from that page", async ({
  page,
}) => {
  await page.goto('/faq');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true });
  for (const from of ['/faq', '/pricing']) {
    await expect(page).toHaveURL(from);
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    await link.click();
    await expect(page).toHaveURL('/pricing');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});
