import type { Page } from '@playwright/test';
import { blog } from '../src/locales/en/blog';
import { blogTerms } from '../src/locales/en/blogTerms';
import { blog as spanish } from '../src/locales/es/blog';
import { blogTerms as spanishTerms } from '../src/locales/es/blogTerms';
import { deferred } from '../src/shared/deferred';
import { expectNoAxeViolations } from './support/axe';
import {
  expectAccessibleAt,
  expectNoSidewaysScroll,
  expectSpanishOnly,
  languages,
  openHydrated,
} from './support/contentPage';
import { fixture } from './support/engine';
import { isPostCall, plain, postAt, posts, termsOf, watchScrolls } from './support/posts';
import { refuseConsent } from './support/site';
import { expect, test } from './support/test';

const address = { en: '/blog', es: '/es/blog' } as const;
const featured = (page: Page) => page.locator('[data-featured]');
const cards = (page: Page) => page.locator('[data-post]');
const loaded = (page: Page) => expect(page.locator('[data-blog]')).toHaveAttribute('data-blog', 'loaded');
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const slugs = (page: Page) => cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-post')));

/** As if the server had no posts cached: the page has to request them. */
const removeServerRenderedPosts = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const place of document.querySelectorAll<HTMLElement>('[data-written]')) {
        place.replaceChildren();
        delete place.dataset.page;
      }
      // The number of pages is unknown then as well.
      const paging = document.querySelector('[data-paging]');
      const position = paging?.querySelector('[data-position]');
      if (position) position.textContent = position.textContent?.replace(/\d+(\D+)\d+/, '1$11') ?? '';
      paging?.querySelector('ol')?.remove();
      for (const step of paging?.querySelectorAll('[data-step]') ?? []) {
        step.removeAttribute('href');
        step.setAttribute('role', 'link');
        step.setAttribute('aria-disabled', 'true');
      }
    });
  });

/** The rendered posts as normalised HTML: adjacent text nodes merged, attributes in order. */
const renderedPosts = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-featured], [data-post]'), (post) => {
      const copy = post.cloneNode(true) as Element;
      for (const element of [copy, ...copy.querySelectorAll('*')]) {
        const attributes = Array.from(element.attributes).sort((a, b) => a.name.localeCompare(b.name));
        for (const { name } of attributes) element.removeAttribute(name);
        for (const { name, value } of attributes) element.setAttribute(name, value);
      }
      return `${post.parentElement?.closest('ul')?.className}\n${copy.outerHTML.replace(/<!--.*?-->/g, '')}`;
    }),
  );

/** The slugs of a page of nine posts, the first one separately. */
function expectedOn(page: number): { first: string; others: string[] } {
  const [first = '', ...others] = posts.slice((page - 1) * 9, page * 9).map(({ slug }) => slug);
  return { first, others };
}

test('[W-038] through the pages and back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await refuseConsent(page);
  const scrolls = await watchScrolls(page);
  const calls: URL[] = [];
  page.on('request', (request) => {
    if (isPostCall(request)) calls.push(new URL(request.url()));
  });
  const response = await page.goto(address.en);
  expect(response?.status()).toBe(200);
  await loaded(page);

  await test.step('[W-255] [W-256] [W-258] [W-374] [W-375] page 1: one large post, eight below, no previous page', async () => {
    await expect(featured(page)).toHaveAttribute('data-featured', expectedOn(1).first);
    await expect(featured(page).getByRole('heading')).toHaveText(plain(postAt(0).title?.rendered));
    expect(await slugs(page)).toEqual(expectedOn(1).others);
    expect(expectedOn(1).others).toHaveLength(8);
    await expect(page.getByText('Page 1 of 3', { exact: true })).toBeVisible();
    for (const post of [featured(page), cards(page).first()]) {
      // The text precedes the image in reading order, although it is displayed below.
      await expect(post.locator(':is(h2, h3, img)').first()).toHaveText(/./);
    }
    await expect(link(page, 'Previous')).toBeDisabled();
  });
  await test.step('[W-257] [W-259] [W-423] [W-424] page 2: the request, and scrolling back to the top', async () => {
    expect(calls).toEqual([]);
    await link(page, 'Next').click();
    await expect(page).toHaveURL('/blog?page=2');
    await expect(page.getByText('Page 2 of 3', { exact: true })).toBeVisible();
    await expect(featured(page)).toHaveAttribute('data-featured', expectedOn(2).first);
    const [asked] = calls.map(({ searchParams }) => Object.fromEntries(searchParams));
    expect(asked).toMatchObject({ page: '2', per_page: '9', _embed: 'true' });
    expect(asked?._fields).toContain('title');
    expect(await slugs(page)).toEqual(expectedOn(2).others);
    expect(await scrolls()).toContainEqual({ top: 0, behavior: 'smooth' });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(link(page, 'Previous')).toBeEnabled();
  });
  await test.step('[W-376] page 3 is the last', async () => {
    await link(page, 'Next').click();
    await expect(page.getByText('Page 3 of 3', { exact: true })).toBeVisible();
    await expect(featured(page)).toHaveAttribute('data-featured', expectedOn(3).first);
    expect(await slugs(page)).toEqual(expectedOn(3).others);
    await expect(link(page, 'Next')).toBeDisabled();
    // The focus is not lost to the body on the last page.
    await expect(link(page, 'Next')).toBeFocused();
  });
  await page.goBack();
  await expect(page).toHaveURL('/blog?page=2');
  await expect(featured(page)).toHaveAttribute('data-featured', expectedOn(2).first);
  await page.reload();
  await expect(page.getByText('Page 2 of 3', { exact: true })).toBeVisible();
  await link(page, 'Previous').click();
  await expect(page).toHaveURL('/blog');
  await expect(featured(page)).toHaveAttribute('data-featured', expectedOn(1).first);
});

test('[W-262] a card has at most two category chips, and a placeholder if it has no image', async ({ page }) => {
  const many = structuredClone(postAt(1));
  many._embedded = {
    'wp:term': [['One', 'Two', 'Three'].map((name) => ({ name, taxonomy: 'category' }))],
  };
  await removeServerRenderedPosts(page);
  await page.route('**/api/blog/posts?**', (route) => route.fulfill({ json: [many, { ...many, id: 2, slug: 'two' }] }));
  await openHydrated(page, address.en);
  await loaded(page);
  for (const post of [featured(page), cards(page)]) {
    await expect(post.locator('[data-chip="category"]')).toHaveText(['One', 'Two']);
  }
  await expect(featured(page).locator('[data-image="placeholder"]')).toHaveText('Featured Article');
  await expect(cards(page).locator('[data-image="placeholder"]')).toHaveText('No image available');
});

test('a list of one page has no pagination, neither server-rendered nor later', async ({ page, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(`${address.es}/category/rewards`);
  await expect(still.locator('[data-featured]')).toBeVisible();
  await expect(still.locator('[data-paging]')).toHaveCount(0);
  await context.close();

  await openHydrated(page, `${address.es}/category/rewards`);
  await loaded(page);
  await expect(page.locator('[data-paging]')).toHaveCount(0);

  await removeServerRenderedPosts(page);
  await page.route('**/api/blog/posts?**', (route) => route.fulfill({ json: [postAt(1), postAt(2)] }));
  await openHydrated(page, address.en);
  await loaded(page);
  await expect(cards(page)).toHaveCount(1);
  await expect(page.locator('[data-paging]')).toHaveCount(0);
});

test('[W-490] [W-491] an image that fails to load is replaced by an icon with a text', async ({ page, guard }) => {
  guard.expect(/ERR_FAILED/);
  await page.route('**/pictures/blog/**', (route) => route.abort());
  await openHydrated(page, address.en);
  await loaded(page);
  await expect(featured(page).locator('[data-image="placeholder"]')).toHaveText('Featured Article');
  await expect(featured(page).locator('img')).toHaveCount(0);
  const first = cards(page).first();
  await first.scrollIntoViewIfNeeded();
  await expect(first.locator('[data-image="placeholder"] svg')).toBeVisible();
  await expect(first.locator('[data-image="placeholder"]')).toHaveText('No image available');
  await expect(first.locator('img')).toHaveCount(0);
});

test('[W-260] [W-261] [W-373] loading: one featured skeleton and six cards, then the posts', async ({ page }) => {
  await removeServerRenderedPosts(page);
  const gate = deferred<void>();
  await page.route('**/api/blog/posts?**', async (route) => {
    await gate.promise;
    await route.fallback();
  });
  await page.goto(address.en);
  await expect(page.locator('[data-blog]')).toHaveAttribute('data-blog', 'loading');
  await expect(page.locator('[data-skeleton="featured"]')).toHaveCount(1);
  await expect(page.locator('main [data-skeleton="post"]')).toHaveCount(6);
  await expect(page.getByText('Loading posts')).toBeAttached();
  gate.resolve();
  await loaded(page);
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0);
});

for (const language of languages) {
  test(`server-rendered posts equal client-rendered ones, and work without scripts: ${language}`, async ({
    page,
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const still = await context.newPage();
    await still.goto(address[language]);
    await expect(still.locator('main [data-skeleton="featured"]')).toBeHidden();
    await expect(featured(still).getByRole('link')).toBeVisible();
    // Pagination works without scripts.
    await link(still, '2').click();
    await expect(still).toHaveURL(`${address[language]}?page=2`);
    await expect(featured(still)).toHaveAttribute('data-featured', expectedOn(2).first);
    await context.close();

    await openHydrated(page, address[language]);
    const written = await renderedPosts(page);
    expect(written).toHaveLength(9);
    // To the next page and back, where the posts are rendered by the client.
    const { next, previous } = (language === 'en' ? blog : spanish).paging;
    await link(page, next).click();
    await expect(featured(page)).toHaveAttribute('data-featured', expectedOn(2).first);
    await link(page, previous).click();
    await expect(featured(page)).toHaveAttribute('data-featured', expectedOn(1).first);
    await expect(page.locator('[data-written]')).toHaveCount(0);
    expect(await renderedPosts(page)).toEqual(written);
  });
}

test('links of server-rendered posts navigate client-side, or in a new tab with a modifier key', async ({
  page,
  context,
}) => {
  await openHydrated(page, address.en);
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  const written = featured(page).getByRole('link');
  const opened = context.waitForEvent('page');
  await written.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(`/blog/${expectedOn(1).first}`);
  await expect(page).toHaveURL(address.en);
  await written.press('Enter');
  await expect(page).toHaveURL(`/blog/${expectedOn(1).first}`);
  await expect(page.locator('body[data-same-document]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(plain(postAt(0).title?.rendered));
});

for (const language of languages) {
  test(`[W-373] [W-479] [W-480] [W-481] a failure shows two lines and a retry button: ${language}`, async ({
    page,
    guard,
  }) => {
    const texts = language === 'en' ? blog : spanish;
    guard.expect(/503/);
    await removeServerRenderedPosts(page);
    await page.route('**/api/blog/posts?**', (route) => route.fulfill({ status: 503, json: { code: 'upstream' } }));
    await openHydrated(page, address[language]);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(texts.error_connection);
    await expect(alert).toContainText(texts.error_wordpress);
    // Superseded by the two lines.
    await expect(alert).not.toContainText('Unable to load blog posts. Please check your WordPress connection.');
    await expectNoAxeViolations(page);
    await page.unroute('**/api/blog/posts?**');
    await alert.getByRole('button', { name: texts.retry }).click();
    await loaded(page);
  });
}

for (const language of languages) {
  test(`a category: server-rendered, then the same client-rendered, and client-side navigation: ${language}`, async ({
    page,
    browser,
  }) => {
    const texts = language === 'en' ? blog : spanish;
    const category = fixture<{ id: number; slug: string; name: string; count: number }[]>('blog/categories.json').find(
      ({ slug }) => slug === 'rewards',
    );
    if (!category) throw new Error('the category is gone');
    const path = `${address[language]}/category/${category.slug}`;
    const terms = language === 'en' ? blogTerms : spanishTerms;
    const name = terms.categories[category.slug]?.name ?? plain(category.name);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const still = await context.newPage();
    expect((await still.goto(path))?.status()).toBe(200);
    await expect(still.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(await still.locator('[data-featured], [data-post]').count()).toBe(category.count);
    await context.close();

    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await openHydrated(page, path);
    await loaded(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.locator('[data-written="category"]')).toHaveCount(0);
    await expect(page).toHaveTitle(texts.category.meta.title.replace('{{category}}', name));
    expect(calls.filter((call) => call.startsWith('/api/'))).toEqual([]);
    await expect(page.locator('head link[rel=canonical]')).toHaveCount(1);
    await expectAccessibleAt(page);
    await expectNoSidewaysScroll(page, 320, 768);

    // Client-side navigation to another category from the topics.
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    const other = terms.categories.rosters?.name ?? 'Rosters';
    await cards(page).last().scrollIntoViewIfNeeded();
    await page.getByRole('region', { name: texts.topics.title }).getByRole('link', { name: other }).click();
    await expect(page).toHaveURL(`${address[language]}/category/rosters`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other);
    await loaded(page);
    await expect(page.locator('body[data-same-document]')).toHaveCount(1);
    const expected = posts.filter((post) => termsOf(post, 'category').includes('Rosters')).map(({ slug }) => slug);
    const shown = page.locator('[data-featured], [data-post]');
    await expect(shown).toHaveCount(expected.length);
  });
}

test('categories and tags are in Spanish on Spanish pages, server-rendered and client-rendered', async ({
  page,
  browser,
}) => {
  const post = postAt(0);
  const spanishOf = (taxonomy: 'category' | 'post_tag') =>
    (post._embedded?.['wp:term']?.flat() ?? [])
      .filter((term) => term.taxonomy === taxonomy)
      .map(({ slug = '' }) => spanishTerms.categories[slug]?.name ?? spanishTerms.tags[slug] ?? 'none');
  const categories = spanishOf('category');
  const tags = spanishOf('post_tag');
  expect([...categories, ...tags]).not.toContain('none');
  const chips = (where: Page, kind: string) => where.locator(`article [data-chip="${kind}"]`);
  const expectSpanish = async (where: Page) => {
    await expect(chips(where, 'category')).toHaveText(categories);
    await expect(chips(where, 'tag')).toHaveText(tags);
    await expect(where.locator('article [data-chip][lang]')).toHaveCount(0);
  };
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(`${address.es}/${post.slug}`);
  await expectSpanish(still);
  await still.goto(address.es);
  await expect(featured(still).locator('[data-chip]')).toHaveText(categories.slice(0, 2));
  await context.close();

  await removeServerRenderedPosts(page);
  await openHydrated(page, address.es);
  await loaded(page);
  await expect(featured(page).locator('[data-chip]')).toHaveText(categories.slice(0, 2));
  await featured(page).getByRole('link').click();
  await expect(page.getByTestId('post-body')).toBeVisible();
  await expectSpanish(page);
  await page.goto('/es');
  await page.locator('[data-blog]').scrollIntoViewIfNeeded();
  const first = page.locator('[data-blog] li').first();
  await expect(first.getByText(`${categories[0]} · `)).toBeVisible();
});

test('an unknown category shows a not-found message, also on client-side navigation', async ({ page, guard }) => {
  guard.expect(/404/);
  const response = await page.goto('/blog/category/no-such-category');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Category not found');
  await link(page, 'See all posts').click();
  await expect(page).toHaveURL('/blog');
  await loaded(page);
});

test('a page past the last one shows a message and a link to the first', async ({ page, guard }) => {
  guard.expect(/400/);
  await openHydrated(page, '/blog?page=77');
  await expect(page.getByRole('alert')).toContainText('No posts on this page');
  await link(page, 'Go to the newest posts').click();
  await expect(page).toHaveURL('/blog');
  await loaded(page);
});

test('[W-435] [W-437] the topics: categories and tags, and nothing if they are unavailable', async ({
  page,
  guard,
}) => {
  guard.expect(/503/);
  await openHydrated(page, address.en);
  await loaded(page);
  const calls = ['categories', 'tags'].map((name) => page.waitForRequest(`**/api/blog/${name}?**`));
  await link(page, 'Next').scrollIntoViewIfNeeded();
  for (const call of calls) expect(new URL((await call).url()).searchParams.get('per_page')).toBe('100');
  const topics = page.getByRole('region', { name: 'What we write about' });
  await expect(topics.locator('[data-topic]')).toHaveCount(fixture<unknown[]>('blog/categories.json').length);
  await expect(topics).toContainText('Rewards & points');
  await page.route('**/api/blog/categories?**', (route) => route.fulfill({ status: 503, json: { code: 'upstream' } }));
  await page.reload();
  await loaded(page);
  const refused = page.waitForResponse('**/api/blog/categories?**');
  await link(page, 'Next').scrollIntoViewIfNeeded();
  await refused;
  await expect(topics).toHaveCount(0);
});

test('[W-259] nothing is animated with reduced motion', async ({ page }) => {
  const scrolls = await watchScrolls(page);
  await openHydrated(page, address.en);
  await link(page, 'Next').click();
  await expect(page.getByText('Page 2 of 3', { exact: true })).toBeVisible();
  expect((await scrolls()).filter(({ behavior }) => behavior === 'smooth')).toEqual([]);
});

test('[W-591] the Spanish list contains no English except its posts', async ({ page }) => {
  await openHydrated(page, address.es);
  await loaded(page);
  await expect(page.getByText('Página 1 de 3', { exact: true })).toBeVisible();
  // Texts that appear only on a failure, on an empty page or without scripts.
  const quiet = { paging: {}, empty: {}, category: {}, error_connection: '', error_wordpress: '', noScript: '' };
  await expectSpanishOnly(page, { ...blog, ...quiet }, spanish);
  await expect(featured(page).getByRole('heading')).toHaveAttribute('lang', 'en');
  await featured(page).getByRole('link').click();
  await expect(page).toHaveURL(`/es/blog/${expectedOn(1).first}`);
});

for (const language of languages) {
  test(`[W-660] [W-675] axe finds no violations in the list, and nothing overflows the window: ${language}`, async ({
    page,
  }) => {
    await openHydrated(page, address[language]);
    await loaded(page);
    await expectAccessibleAt(page);
    await expectNoSidewaysScroll(page, 320, 768);
  });
}
