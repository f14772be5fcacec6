import type { Page } from '@playwright/test';
import { blog } from '../src/locales/en/blog';
import { blogTerms } from '../src/locales/en/blogTerms';
import { blog as spanish } from '../src/locales/es/blog';
import { blogTerms as spanishTerms } from '../src/locales/es/blogTerms';
import { expectNoAxeViolations } from './support/axe';
import { serverWithCms } from './support/cmsServer';
import {
  expectAccessibleAt,
  expectNoSidewaysScroll,
  expectSpanishOnly,
  languages,
  openHydrated,
} from './support/contentPage';
import { fixture } from './support/engine';
import { listed, plain, postAt, posts, termsOf } from './support/posts';
import { refuseConsent } from './support/site';
import { expect, test } from './support/test';

const address = { en: '/blog', es: '/es/blog' } as const;
const featured = (page: Page) => page.locator('[data-featured]');
const cards = (page: Page) => page.locator('[data-post]');
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const slugs = (page: Page) => cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-post')));

/**
 * A test with the origin of a server whose content system is down. It starts once for a worker and outside the time of
 * the test: a server reads the whole site first.
 */
const withoutCms = test.extend<object, { origin: string }>({
  origin: [
    async ({ browserName: _ }, use) => {
      const { origin, stop } = await serverWithCms('http://127.0.0.1:9/wp-json/wp/v2');
      await use(origin);
      stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The last page, of nine posts a page. */
const last = Math.ceil(posts.length / 9);

/** The slugs of a page of nine posts, the first one separately. */
function expectedOn(page: number): { first: string; others: string[] } {
  const [first = '', ...others] = posts.slice((page - 1) * 9, page * 9).map(({ slug }) => slug);
  return { first, others };
}

test('[W-038] through the pages and back', async ({ page }) => {
  await refuseConsent(page);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const response = await page.goto(address.en);
  expect(response?.status()).toBe(200);

  await test.step('[W-255] [W-256] [W-258] [W-260] [W-374] [W-375] [W-424] page 1: one large post, eight below, no previous page', async () => {
    await expect(featured(page)).toHaveAttribute('data-featured', expectedOn(1).first);
    await expect(featured(page).getByRole('heading')).toHaveText(plain(postAt(0).title?.rendered));
    expect(await slugs(page)).toEqual(expectedOn(1).others);
    expect(expectedOn(1).others).toHaveLength(8);
    await expect(page.getByText(`Page 1 of ${last}`, { exact: true })).toBeVisible();
    for (const post of [featured(page), cards(page).first()]) {
      // The text precedes the image in reading order, although it is displayed below.
      await expect(post.locator(':is(h2, h3, img)').first()).toHaveText(/./);
    }
    await expect(link(page, 'Previous')).toBeDisabled();
  });
  await test.step('[W-257] [W-259] page 2 is a document, which starts at its top', async () => {
    await link(page, 'Next').click();
    await expect(page).toHaveURL('/blog?page=2');
    await expect(page.getByText(`Page 2 of ${last}`, { exact: true })).toBeVisible();
    await expect(featured(page)).toHaveAttribute('data-featured', expectedOn(2).first);
    expect(await slugs(page)).toEqual(expectedOn(2).others);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(link(page, 'Previous')).toBeEnabled();
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/blog\?page=2$/);
  });
  await test.step('[W-376] the last page has no next one', async () => {
    await link(page, String(last)).click();
    await expect(page.getByText(`Page ${last} of ${last}`, { exact: true })).toBeVisible();
    await expect(featured(page)).toHaveAttribute('data-featured', expectedOn(last).first);
    expect(await slugs(page)).toEqual(expectedOn(last).others);
    await expect(link(page, 'Next')).toBeDisabled();
  });
  await page.goBack();
  await expect(page).toHaveURL('/blog?page=2');
  await expect(featured(page)).toHaveAttribute('data-featured', expectedOn(2).first);
  await link(page, '1').click();
  await expect(page).toHaveURL('/blog');
  await expect(featured(page)).toHaveAttribute('data-featured', expectedOn(1).first);
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('links to and between pages of the blog load documents, with the frame in working order', async ({ page }) => {
  await openHydrated(page, '/pricing');
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('body[data-same-document]')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await expect(featured(page)).toBeVisible();
  await page.getByRole('button', { name: 'Solutions' }).click();
  await page.getByRole('link', { name: 'Healthcare' }).click();
  await expect(page).toHaveURL('/healthcare-case');
  await expect(page.locator('head title')).toHaveCount(1);
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(1);
});

test('[W-490] [W-491] an image that fails to load is replaced by an icon with a text', async ({ page, guard }) => {
  guard.expect(/ERR_FAILED/);
  await page.route('**/pictures/blog/**', (route) => route.abort());
  await openHydrated(page, address.en);
  await expect(featured(page).locator('[data-image="placeholder"]')).toHaveText('Featured Article');
  await expect(featured(page).locator('[data-image="placeholder"]')).toBeVisible();
  await expect(featured(page).locator('img')).toHaveCount(0);
  const first = cards(page).first();
  await first.scrollIntoViewIfNeeded();
  await expect(first.locator('[data-image="placeholder"] svg')).toBeVisible();
  await expect(first.locator('[data-image="placeholder"]')).toHaveText('No image available');
  await expect(first.locator('img')).toHaveCount(0);
});

withoutCms(
  '[W-373] [W-377] [W-479] [W-480] [W-481] [W-483] without the content system: two lines, and a link that tries again',
  async ({ page, guard, origin }) => {
    guard.expect(/503/);
    for (const language of languages) {
      const texts = language === 'en' ? blog : spanish;
      await page.goto(origin + address[language]);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(texts.error_connection);
      await expect(alert).toContainText(texts.error_wordpress);
      // Superseded by the two lines.
      await expect(alert).not.toContainText('Unable to load blog posts. Please check your WordPress connection.');
      await expectNoAxeViolations(page);
      const reloaded = page.waitForResponse(
        (response) => response.url().replace(/\?$/, '') === origin + address[language],
      );
      await link(page, texts.retry).click();
      expect((await reloaded).status()).toBe(503);
      await page.goto(`${origin}${address[language]}/any-post`);
      await expect(link(page, texts.retry)).toBeVisible();
    }
  },
);

test('a page beyond the last leads to the first one', async ({ page, guard }) => {
  guard.expect(/404/);
  for (const language of languages) {
    const texts = language === 'en' ? blog : spanish;
    expect((await page.goto(`${address[language]}?page=77`))?.status()).toBe(404);
    await expect(page.getByRole('alert')).toContainText(texts.empty.title);
    await link(page, texts.empty.first).click();
    await expect(page).toHaveURL(address[language]);
  }
});

test('a category, and another one from the topics', async ({ page }) => {
  for (const language of languages) {
    const texts = language === 'en' ? blog : spanish;
    const category = fixture<{ id: number; slug: string; name: string; count: number }[]>('blog/categories.json').find(
      ({ slug }) => slug === 'rewards',
    );
    if (!category) throw new Error('the category is gone');
    const path = `${address[language]}/category/${category.slug}`;
    const terms = language === 'en' ? blogTerms : spanishTerms;
    const name = terms.categories[category.slug]?.name ?? plain(category.name);
    await openHydrated(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveTitle(texts.category.meta.title.replace('{{category}}', name));
    await expect(page.locator('[data-featured], [data-post]')).toHaveCount(category.count);
    await expect(page.locator('head link[rel=canonical]')).toHaveCount(1);
    // A list of one page has no pagination.
    await expect(page.locator('[data-paging]')).toHaveCount(0);
    await expectAccessibleAt(page);
    await expectNoSidewaysScroll(page, 320, 768);

    const other = terms.categories.rosters?.name ?? 'Rosters';
    const topics = page.getByRole('region', { name: texts.topics.title });
    await expect(topics.locator('[aria-current=page]')).toHaveText(name);
    await topics.getByRole('link', { name: other }).click();
    await expect(page).toHaveURL(`${address[language]}/category/rosters`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other);
    const expected = posts.filter((post) => termsOf(post, 'category').includes('Rosters')).map(({ slug }) => slug);
    await expect(page.locator('[data-featured], [data-post]')).toHaveCount(Math.min(expected.length, 9));
  }
});

test('[W-262] categories and tags are in Spanish on Spanish pages, at most two on a card', async ({ page }) => {
  const post = postAt(0);
  const spanishOf = (taxonomy: 'category' | 'post_tag') =>
    (post._embedded?.['wp:term']?.flat() ?? [])
      .filter((term) => term.taxonomy === taxonomy)
      .map(({ slug = '' }) => spanishTerms.categories[slug]?.name ?? spanishTerms.tags[slug] ?? 'none');
  const categories = spanishOf('category');
  const tags = spanishOf('post_tag');
  expect([...categories, ...tags]).not.toContain('none');
  await page.goto(`${address.es}/${post.slug}`);
  await expect(page.locator('article > header [data-chip="category"]')).toHaveText(categories);
  await expect(page.locator('article [data-chip="tag"]')).toHaveText(tags);
  await expect(page.locator('article > header [data-chip][lang=en]')).toHaveCount(0);
  await page.goto(address.es);
  await expect(featured(page).locator('[data-chip]')).toHaveText(categories.slice(0, 2));
  await page.goto('/es');
  await page.locator('[data-blog]').scrollIntoViewIfNeeded();
  const first = page.locator('[data-blog] li').first();
  await expect(first.getByText(`${categories[0]} · `)).toBeVisible();
});

test('[W-591] the Spanish list contains no English except its posts', async ({ page }) => {
  await openHydrated(page, address.es);
  await expect(page.getByText(`Página 1 de ${last}`, { exact: true })).toBeVisible();
  // Texts that appear only on a failure, on an empty page or without scripts.
  const quiet = { paging: {}, empty: {}, category: {}, error_connection: '', error_wordpress: '' };
  await expectSpanishOnly(page, { ...blog, ...quiet }, spanish);
  // Those in Spanish are first, and those in English say so.
  const headings = page.locator(':is([data-featured], [data-post]) :is(h2, h3)');
  const languagesOf = () => headings.evaluateAll((all) => all.map((heading) => heading.getAttribute('lang')));
  expect(await languagesOf()).toEqual(Array(9).fill('es'));
  await page.goto(`${address.es}?page=${last}`);
  expect(new Set(await languagesOf())).toEqual(new Set(['en']));
  await page.goBack();
  await featured(page).getByRole('link').click();
  await expect(page).toHaveURL(`/es/blog/${listed('es')[0]?.slug}`);
});
