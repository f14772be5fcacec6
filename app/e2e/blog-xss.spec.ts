import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { hostileCms, vectors } from './support/hostileCms';
import { expect, test } from './support/test';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

let cms: Server;
let server: ChildProcess;
let origin: string;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

test.describe.configure({ mode: 'serial', timeout: 120_000 });

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
  const { url, server: listening } = await hostileCms();
  cms = listening;
  const address = `127.0.0.1:${await freePort()}`;
  origin = `http://${address}`;
  const folder = mkdtempSync(join(tmpdir(), 'brightcrew-xss-'));
  server = spawn(process.env.BRIGHTCREW_SERVER_BIN ?? here('../../target/release/brightcrew-server'), {
    env: {
      ...process.env,
      LISTEN_ADDR: address,
      SITE_DIR: here('../build/client'),
      CMS_BASE_URL: url,
      BLOG_CACHE_DIR: join(folder, 'blog'),
      // One visitor requests every post within a minute, and the server has none of them cached.
      RATE_LIMIT_CMS_CALLS_PER_MINUTE: '1000',
      DATABASE_URL: `sqlite:${join(folder, 'outbox.db')}`,
    },
    stdio: 'ignore',
  });
  const isUp = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
});

test.afterAll(() => {
  server?.kill('SIGTERM');
  cms?.close();
});

interface WatchedPage {
  page: Page;
  /** Everything that ran or was fetched against the rules. */
  violations: () => Promise<string[]>;
}

/** A page that records calls of the functions that the vectors call, and every request except for images. */
async function openWatched(browser: Browser, bypassCSP: boolean): Promise<WatchedPage> {
  const context = await browser.newContext({ bypassCSP });
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
    /** The post's data, embedded by the server: JSON without a '<', which no browser runs. */
    const isWrittenData = (element: Element) => {
      if (!element.matches('[data-written] > script[type="application/json"]')) return false;
      const text = element.textContent ?? '';
      JSON.parse(text);
      return !text.includes('<');
    };
    const findExecutable: Look = () =>
      Array.from(document.querySelectorAll('main *')).flatMap((element) => [
        ...(!isWrittenData(element) && /^(script|style|iframe|object|embed|form|base|meta)$/.test(element.localName)
          ? [element.localName]
          : []),
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

/** Navigates client-side from post to post; returns what could run something on any of them. */
function executableInPosts(page: Page): Promise<string[]> {
  return page.evaluate(async (count) => {
    const { findExecutable: look } = window as unknown as { findExecutable: Look };
    const title = () => document.querySelector('main h1')?.textContent?.trim() ?? '';
    const shows = async (id: number) => {
      const end = performance.now() + 15_000;
      while (!new RegExp(`^${id}\\b`).test(title())) {
        if (performance.now() > end) return false;
        await new Promise(requestAnimationFrame);
      }
      return true;
    };
    const found: string[] = [];
    for (let id = 0; id < count; id += 1) {
      if (id > 0) {
        history.pushState(null, '', `/blog/vector-${id}`);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }
      if (!(await shows(id))) return [...found, `post ${id} did not come up`];
      found.push(...look().map((executable) => `post ${id}: ${executable}`));
    }
    return found;
  }, vectors.length);
}

for (const bypassCSP of [false, true]) {
  test(`[W-628] every vector in every field of list and post is harmless, with the CSP ${bypassCSP ? 'off' : 'on'}`, async ({
    browser,
  }) => {
    expect(vectors.length).toBeGreaterThanOrEqual(100);
    const { page, violations } = await openWatched(browser, bypassCSP);

    // The list, page by page.
    await page.goto(`${origin}/blog`);
    const pages = Math.ceil(vectors.length / 9);
    for (let number = 1; number <= pages; number += 1) {
      await expect(page.locator(`[data-featured="vector-${(number - 1) * 9}"]`)).toBeAttached({ timeout: 15_000 });
      expect(await findExecutable(page), `page ${number}`).toEqual([]);
      if (number < pages) await page.getByRole('link', { name: 'Next', exact: true }).click();
    }
    expect(await violations()).toEqual([]);

    // Every post, the first by full page load and the next ones client-side.
    await page.goto(`${origin}/blog/vector-0`);
    await expect(page.locator('main')).toHaveAttribute('data-post-state', 'loaded', { timeout: 15_000 });
    expect(await executableInPosts(page)).toEqual([]);
    expect(await violations()).toEqual([]);

    // The server's responses must be harmless even in the worst case, inserted by innerHTML.
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
}

test('[W-608] [W-628] the head of a hostile post contains text only', async ({ browser }) => {
  const { page, violations } = await openWatched(browser, true);
  for (const id of [0, 1, 20, 60, 120]) {
    await page.goto(`${origin}/blog/vector-${id}`);
    await expect(page.locator('main')).toHaveAttribute('data-post-state', 'loaded');
    const hrefs = await page
      .locator('head link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.filter((href) => !/^(https?:\/\/|\/)/.test(href ?? ''))).toEqual([]);
  }
  expect(await violations()).toEqual([]);
  await page.context().close();
});

test('[W-628] the server-rendered HTML of a hostile post is harmless before any of our scripts has run', async ({
  browser,
}) => {
  const { page, violations } = await openWatched(browser, true);
  // Blocks our scripts, so that nothing replaces the server-rendered post.
  await page.route('**/assets/*.js', (route) => route.abort());
  // The server's tests check all of them with a parser; these few are checked by the browser itself.
  for (const id of [0, 1, 20, 60, 120]) {
    await page.goto(`${origin}/blog/vector-${id}`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('main h1')).toHaveText(new RegExp(`^\\s*${id}\\b`));
    const found = (await findExecutable(page)).filter((executable) => executable !== 'script');
    expect(found, `post ${id}`).toEqual([]);
    // The only script is data.
    await expect(page.locator('main script')).toHaveAttribute('type', 'application/json');
  }
  expect(await violations()).toEqual([]);
  await page.context().close();
});
