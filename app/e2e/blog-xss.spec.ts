import type { Server } from 'node:http';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { serverWithCms } from './support/cmsServer';
import { hostileCms, vectors } from './support/hostileCms';
import { expect, test } from './support/test';

let cms: Server;
let stop: () => void;
let origin: string;

test.describe.configure({ timeout: 120_000 });

// Only our own host name resolves. Enforced by the browser: a request handler would delay every image and response.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const rule = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
});

test.beforeAll(async () => {
  const { url, server } = await hostileCms();
  cms = server;
  ({ origin, stop } = await serverWithCms(url));
});

test.afterAll(() => {
  stop?.();
  cms?.close();
});

interface WatchedPage {
  page: Page;
  /** Everything that ran or was fetched against the rules. */
  violations: () => Promise<string[]>;
}

/** A page that records calls of the functions that the vectors call, and every request except for images. */
async function openWatched(browser: Browser): Promise<WatchedPage> {
  const context = await browser.newContext({ bypassCSP: true });
  const requests: string[] = [];
  context.on('request', (request) => {
    const kind = request.resourceType();
    if (new URL(request.url()).origin !== origin && kind !== 'image') requests.push(`${kind} ${request.url()}`);
  });
  await context.addInitScript(() => {
    const calls: string[] = [];
    const note =
      (name: string) =>
      (...words: unknown[]) => {
        calls.push(`${name}(${words.join()})`);
        return null;
      };
    Object.assign(window, { calls, alert: note('alert'), confirm: note('confirm'), prompt: note('prompt') });
  });
  await installExecutableFinder(context);
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.dismiss());
  const violations = async () => [
    ...(await page.evaluate(() => (window as unknown as { calls: string[] }).calls)),
    ...requests,
  ];
  return { page, violations };
}

type Look = () => string[];

/** Gives every document a function that finds elements and attributes in its main element that could run something. */
function installExecutableFinder(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const findExecutable: Look = () =>
      Array.from(document.querySelectorAll('main *')).flatMap((element) => [
        ...(/^(script|style|iframe|object|embed|form|base|meta)$/.test(element.localName) ? [element.localName] : []),
        ...Array.from(element.attributes)
          .filter(
            ({ name, value }) => /^on|^style$|^srcdoc$/.test(name) || /^\s*(javascript|vbscript|data):/i.test(value),
          )
          .map(({ name, value }) => `${name}=${value}`),
      ]);
    Object.assign(window, { findExecutable });
  });
}

const findExecutable = (page: Page) =>
  page.evaluate(() => (window as unknown as { findExecutable: Look }).findExecutable());

// With the CSP on, less can run.
test('[W-628] every vector in the list of posts is harmless, even without the CSP', async ({ browser }) => {
  expect(vectors.length).toBeGreaterThanOrEqual(100);
  const { page, violations } = await openWatched(browser);
  // Page by page: of posts of one date, the newest id first.
  await page.goto(`${origin}/blog`);
  const pages = Math.ceil(vectors.length / 9);
  for (let number = 1; number <= pages; number += 1) {
    await expect(page.locator(`[data-featured="vector-${vectors.length - 1 - (number - 1) * 9}"]`)).toBeAttached();
    expect(await findExecutable(page), `page ${number}`).toEqual([]);
    if (number < pages) await page.getByRole('link', { name: 'Next', exact: true }).click();
  }
  expect(await violations()).toEqual([]);
  await page.context().close();
});

// Two halves, for two workers.
for (const half of [0, 1]) {
  test(`[W-628] every vector in every field of a post is harmless, even without the CSP (ids with remainder ${half})`, async ({
    browser,
  }) => {
    const { page, violations } = await openWatched(browser);
    for (let id = half; id < vectors.length; id += 2) {
      await page.goto(`${origin}/blog/vector-${id}`, { waitUntil: 'domcontentloaded' });
      expect(await findExecutable(page), `post ${id}`).toEqual([]);
      if (id % 20 === half) await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    }
    expect(await violations()).toEqual([]);
    await page.context().close();
  });
}

test('[W-628] every field that the server answers is harmless where innerHTML inserts it', async ({ browser }) => {
  const { page, violations } = await openWatched(browser);
  await page.goto(`${origin}/blog`);
  const ran = await page.evaluate(async (count) => {
    const place = document.createElement('div');
    document.body.append(place);
    for (let id = 0; id < count; id += 1) {
      const response = await fetch(`/api/blog/posts?slug=vector-${id}&_embed=true`);
      const [post] = (await response.json()) as {
        title: { rendered: string };
        excerpt: { rendered: string };
        content: { rendered: string };
        _embedded: { author: { name: string }[]; 'wp:term': { name: string }[][] };
      }[];
      if (!post) return [`no post ${id}`];
      const names = [...post._embedded.author, ...post._embedded['wp:term'].flat()].map(({ name }) => name);
      for (const html of [post.title.rendered, post.excerpt.rendered, post.content.rendered, ...names]) {
        place.innerHTML = html;
      }
    }
    return (window as unknown as { calls: string[] }).calls;
  }, vectors.length);
  expect(ran).toEqual([]);
  expect(await violations()).toEqual([]);
  await page.context().close();
});

test('[W-608] [W-628] the head of a hostile post contains text only', async ({ browser }) => {
  const { page, violations } = await openWatched(browser);
  for (const id of [0, 1, 20, 60, 120]) {
    await page.goto(`${origin}/blog/vector-${id}`);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    const hrefs = await page
      .locator('head link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.filter((href) => !/^(https?:\/\/|\/)/.test(href ?? ''))).toEqual([]);
  }
  expect(await violations()).toEqual([]);
  await page.context().close();
});
