import type { Page } from '@playwright/test';
import { blogPost } from '../src/locales/en/blogPost';
import { blogPost as spanish } from '../src/locales/es/blogPost';
import { expectNoAxeViolations } from './support/axe';
import { expectAccessibleAt, expectNoSidewaysScroll, languages, openHydrated } from './support/contentPage';
import { plain, postAt, posts, termsOf, watchScrolls } from './support/posts';
import { refuseConsent } from './support/site';
import { expect, test } from './support/test';

const post = postAt(0);
const path = `/blog/${post.slug}`;
/** Waits for the page's script. */
async function read(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
const body = (page: Page) => page.getByTestId('post-body');
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const toasts = (page: Page) => page.locator('[data-toast]');
const headings = Array.from((post.content?.rendered ?? '').matchAll(/<h2[^>]*>(.*?)<\/h2>/gs), ([, text]) =>
  plain(text),
);

test('[D-021] [W-039] a post with all its parts', async ({ page }) => {
  await openHydrated(page, '/blog');
  await page.getByRole('link', { name: plain(post.title?.rendered), exact: true }).click();
  await expect(page).toHaveURL(path);
  const article = page.getByRole('article').first();
  await test.step('[W-264] [W-265] [W-266] title, categories, tags, author', async () => {
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(plain(post.title?.rendered));
    await expect(article.locator('header [data-chip="category"]')).toHaveText(termsOf(post, 'category'));
    await expect(article.locator('[data-chip="tag"]')).toHaveText(termsOf(post, 'post_tag'));
    await expect(article.locator('header')).toContainText(plain(post._embedded?.author?.[0]?.name));
  });
  await test.step('[W-267] [W-268] image and body', async () => {
    const picture = article.locator('header img');
    await expect(picture).toHaveAttribute('src', post._embedded?.['wp:featuredmedia']?.[0]?.source_url ?? '');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(body(page)).toHaveAttribute('lang', 'en');
    await expect(body(page).getByRole('heading', { level: 2 })).toHaveText(headings);
    const paragraph = plain(/<p>(.*?)<\/p>/s.exec(post.content?.rendered ?? '')?.[1]);
    await expect(body(page)).toContainText(paragraph);
  });
  await test.step('[W-277] the call to action, then other posts', async () => {
    const aside = page.getByRole('complementary', { name: 'Try it with your own crew' });
    await expect(aside.getByRole('link', { name: 'Start for free' })).toHaveAttribute('href', '/sign-up');
    await expect(aside.getByRole('link', { name: 'Take a virtual tour' })).toBeVisible();
    // Other posts, not the current one.
    await expect(page.locator('[data-post]')).toHaveCount(2);
    await expect(page.locator(`[data-post="${post.slug}"]`)).toHaveCount(0);
  });
  await test.step('[W-263] the link back to the list', async () => {
    await page.getByRole('link', { name: 'Back to the blog' }).click();
    await expect(page).toHaveURL('/blog');
  });
});

test('[W-264] [W-268] a post is complete without scripts, and requests nothing with them', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const bare = await context.newPage();
  await bare.goto(path);
  await expect(bare.getByRole('heading', { level: 1 })).toHaveText(plain(post.title?.rendered));
  await expect(bare.getByTestId('post-body').getByRole('heading', { level: 2 })).toHaveText(headings);
  await expect(bare.locator('article > header')).toContainText(plain(post._embedded?.author?.[0]?.name));
  await expect(bare.locator('article > header time')).toBeVisible();
  expect((await bare.goto('/blog/no-such-post'))?.status()).toBe(404);
  await expect(bare.getByRole('heading', { level: 1 })).toHaveText('Post Not Found');
  await context.close();

  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await openHydrated(page, path);
  await read(page);
  expect(calls.filter((call) => call.startsWith('/api/blog'))).toEqual([]);
});

test('[W-269] [W-270] [W-271] [W-272] the table of contents: from 1024 px, offset 80 px, follows scrolling', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const scrolls = await watchScrolls(page);
  await refuseConsent(page);
  await page.goto(path);
  await read(page);
  await expect(contents(page).getByRole('link')).toHaveText(headings);
  const box = await contents(page).boundingBox();
  expect(box?.x).toBeLessThan((await body(page).boundingBox())?.x ?? 0);
  await page.setViewportSize({ width: 1023, height: 900 });
  await expect(contents(page)).toBeHidden();
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(contents(page)).toBeVisible();

  const links = contents(page).getByRole('link');
  await expect(links.nth(1)).not.toHaveAttribute('aria-current');
  await links.nth(1).click();
  const heading = body(page).getByRole('heading', { level: 2 }).nth(1);
  await expect.poll(() => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(80);
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'location');
  await expect(heading).toBeFocused();
  expect((await scrolls()).at(-1)?.behavior).toBe('smooth');
  await expect(page).toHaveURL(/#.+/);
  await body(page)
    .getByRole('heading', { level: 2 })
    .nth(2)
    .evaluate((element) => element.scrollIntoView());
  await expect(links.nth(2)).toHaveAttribute('aria-current', 'location');
  await expect(contents(page).locator('[aria-current]')).toHaveCount(1);
});

test('[W-273] the progress bar is vertical and fills as the post is read', async ({ page }) => {
  await openHydrated(page, path);
  await read(page);
  const bar = page.getByRole('progressbar', { name: 'Reading progress' });
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await bar.boundingBox();
    expect(box?.height).toBeGreaterThan((box?.width ?? 0) * 10);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar).toHaveAttribute('aria-valuenow', '0');
  await body(page).evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollTo({ top: window.scrollY + top + height / 2 - innerHeight / 2, behavior: 'instant' });
  });
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(30);
  expect(Number(await bar.getAttribute('aria-valuenow'))).toBeLessThan(70);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(bar).toHaveAttribute('aria-valuenow', '100');
  await expect(bar.locator('rect')).toHaveAttribute('height', '100');
});

test('[W-274] [W-275] [W-458] share links to three networks with title and address', async ({ page, baseURL }) => {
  await openHydrated(page, path);
  await read(page);
  const share = page.getByRole('region', { name: 'Share' });
  await expect(share.getByRole('link')).toHaveCount(3);
  for (const [name, host] of [
    ['Share on LinkedIn', 'www.linkedin.com'],
    ['Share on X', 'x.com'],
    ['Share on Facebook', 'www.facebook.com'],
  ] as const) {
    const link = share.getByRole('link', { name });
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.host).toBe(host);
    const values = [...url.searchParams.values()];
    expect(values).toContain(`${baseURL}${path}`);
    expect(values).toContain(plain(post.title?.rendered));
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  // A full page load, not a client-side navigation.
  const opened = page.context().waitForEvent('page');
  await page
    .context()
    .route('https://x.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
    );
  await share.getByRole('link', { name: 'Share on X' }).click();
  await expect(await opened).toHaveTitle('Elsewhere');
});

test('[W-276] [W-495] [W-577] [W-579] copying the link shows a toast for 4 s, at most three at a time', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await openHydrated(page, path);
  await read(page);
  const copy = page.getByRole('button', { name: 'Copy link' });
  await copy.focus();
  await page.clock.pauseAt(Date.now() + 60_000);
  await copy.click();
  await expect(toasts(page)).toContainText('Link copied!');
  await expect(toasts(page)).toContainText('The blog post link has been copied to your clipboard.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.clock.runFor(3900);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);
  for (let turn = 0; turn < 5; turn += 1) await copy.click();
  await expect(toasts(page)).toHaveCount(3);
});

test('[W-276] [W-496] [W-660] a failure to copy the link is reported', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
  });
  await openHydrated(page, path);
  await read(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(toasts(page)).toContainText('Copy failed');
  await expect(toasts(page)).toContainText('Unable to copy link to clipboard.');
  await expectNoAxeViolations(page);
});

test('[W-490] [W-491] an image that fails to load is replaced by a text', async ({ page, guard }) => {
  guard.expect(/ERR_FAILED/);
  await page.route('**/pictures/blog/**', (route) => route.abort());
  await page.goto(path);
  await read(page);
  await expect(page.locator('article > header [data-image="placeholder"]')).toHaveText('No image available');
  await expect(page.locator('article > header img')).toHaveCount(0);
});

test('[W-377] [W-487] [W-488] [W-489] [W-608] an unknown post', async ({ page, guard }) => {
  for (const language of languages) {
    guard.expect(/404/);
    const texts = language === 'en' ? blogPost : spanish;
    const prefix = language === 'en' ? '' : '/es';
    const response = await page.goto(`${prefix}/blog/no-such-post`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.missing.title);
    await expect(page.locator('main')).toContainText(texts.missing.text);
    if (language === 'en') {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post Not Found');
      await expect(page.locator('main')).toContainText(
        "The blog post you're looking for doesn't exist or couldn't be loaded.",
      );
    }
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: language === 'en' ? 'Return to Blog' : texts.missing.back }).click();
    await expect(page).toHaveURL(`${prefix}/blog`);
  }
});

test('from card to post and to the other language, with titles and history', async ({ page }) => {
  await openHydrated(page, '/blog');
  const [, second] = posts;
  const title = plain(second?.title?.rendered);
  await page.getByRole('link', { name: title, exact: true }).click();
  await read(page);
  await expect(page).toHaveTitle(new RegExp(title.slice(0, 20)));
  await page.goBack();
  await expect(page).toHaveTitle(/Field notes/);
  await page.goForward();
  await read(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).first().click();
  await expect(page).toHaveURL(`/es/blog/${second?.slug}`);
  await read(page);
  await expect(page.getByRole('link', { name: spanish.back })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('[W-660] [W-675] axe finds no violations in a post, and nothing overflows the window', async ({ page }) => {
  for (const language of languages) {
    await openHydrated(page, (language === 'en' ? '' : '/es') + path);
    await read(page);
    await expectAccessibleAt(page);
    await expectNoSidewaysScroll(page, 320, 768);
  }
});
