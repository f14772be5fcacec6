import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { addresses, ids, metaOf, readsAsEnglish, texts, wholeText } from './support/html';
import { posts } from './support/posts';
import { expectHydrated } from './support/site';
import { expect, test } from './support/test';

interface Page {
  path: string;
  language: 'en' | 'es';
  twin: string | null;
  indexable: boolean;
  engine: boolean;
}

const site = process.env.SITE_DIR ?? 'build/client';
const { pages } = JSON.parse(readFileSync(join(site, 'site-manifest.json'), 'utf8')) as { pages: Page[] };

/** The served documents by path. No page is opened in the browser: the tests check what the server sends. */
async function documents(
  request: APIRequestContext,
  of: readonly Pick<Page, 'path'>[] = pages,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { path } of of) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    found.set(path, await response.text());
  }
  return found;
}

const isOurs = (address: string) => address.startsWith('/') && !address.startsWith('//');

test('every internal link and file of every page responds 200, and every anchor has a target', async ({ request }) => {
  const sources = await documents(request);
  const known = new Map<string, number>([...sources.keys()].map((path) => [path, 200]));
  const broken: string[] = [];
  for (const [path, html] of sources) {
    for (const address of addresses(html)) {
      if (address.startsWith('#')) {
        if (!ids(html).has(address.slice(1))) broken.push(`${path} -> ${address}`);
        continue;
      }
      if (!isOurs(address)) continue;
      const [target = '', anchor] = address.split('#');
      const status = known.get(target) ?? (await request.get(target)).status();
      known.set(target, status);
      if (status !== 200) broken.push(`${path} -> ${address}: ${status}`);
      const page = sources.get(target.split('?')[0] ?? '');
      if (anchor && page && !ids(page).has(anchor)) broken.push(`${path} -> ${address}: no such element`);
    }
  }
  expect(broken).toEqual([]);
  expect(known.size).toBeGreaterThan(150);
});

test('every page is valid HTML, with those that the server fills', async ({ request }) => {
  test.setTimeout(180_000);
  // One member stands for all: validation takes half a second of processor time for each page.
  const distinct = pages.filter(({ path }) => !/\/view-team\/|\/team-member\/TM0(?!01)/.test(path));
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const filled = ['', '/es'].flatMap((prefix) => [
    `${prefix}/blog/${posts[0]?.slug}`,
    `${prefix}/blog/category/rewards`,
    `${prefix}/blog?page=2`,
  ]);
  const sources = await documents(request, [...distinct, ...filled.map((path) => ({ path }))]);
  const problems: string[] = [];
  for (const [path, html] of sources) {
    const { results } = await validator.validateString(html);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      problems.push(`${path}: ${ruleId}: ${message} (${selector})`);
    }
  }
  expect(problems).toEqual([]);
});

test('no Spanish page contains an English sentence that is not marked as English', async ({ request }) => {
  // The demo's sample people speak English or Spanish as in the samples; everything around them is in the page's
  // language.
  const spanish = pages.filter(({ language, path }) => language === 'es' && !path.startsWith('/es/demo/'));
  const english: string[] = [];
  for (const [path, html] of await documents(request, spanish)) {
    expect(html, path).toContain('<html lang="es"');
    for (const text of texts(html, 'en')) if (readsAsEnglish(text)) english.push(`${path}: ${text}`);
    for (const name of ['description', 'og:title', 'og:description', 'og:image:alt']) {
      for (const text of metaOf(html, name)) if (readsAsEnglish(text)) english.push(`${path} ${name}: ${text}`);
    }
  }
  expect(english).toEqual([]);
});

test('each path shows its own page, in both languages', async ({ request }) => {
  const expected: readonly [row: string, path: string, english: RegExp, spanish: RegExp][] = [
    ['[W-034]', '/', /Good work, seen/, /El buen trabajo se ve/],
    ['[W-038]', '/blog', /Notes from the floor/, /turnos/i],
    ['[W-040]', '/contact', /Contact Our Sales Team/, /equipo comercial/],
    ['[W-041]', '/sign-up', /Create a team space/, /espacio/i],
    ['[W-046]', '/logistics-case', /Logistics/, /Logística/],
    ['[W-047]', '/telemarketing-case', /BPO & Telemarketing/, /BPO y telemarketing|BPO & Telemarketing/i],
    ['[W-048]', '/healthcare-case', /Hospitals & Healthcare/, /Hospitales/],
    ['[W-049]', '/hospitality-case', /Hospitality/, /Hostelería|Hoteles/],
    ['[W-050]', '/retail-case', /Retail/, /Comercio|Tiendas|Retail/],
    ['[W-051]', '/restaurant-case', /Restaurants?/, /Restaurantes?|Restauración/],
    ['[W-052]', '/education-case', /Education|Schools/, /Educación/],
    ['[W-053]', '/enterprise-case', /Enterprise/, /Grandes empresas|Gran empresa/],
    ['[W-054]', '/smallbusiness-case', /Small business/, /Pequeñ|Pymes?/],
  ];
  const titles = new Map<string, string>();
  for (const [row, path, ...patterns] of expected) {
    await test.step(`${row} ${path}`, async () => {
      for (const [index, address] of [path, path === '/' ? '/es' : `/es${path}`].entries()) {
        const html = await (await request.get(address)).text();
        const main = html.slice(html.indexOf('<main'));
        expect(wholeText(`<body>${main}`), address).toMatch(patterns[index] ?? /$^/);
        expect(html.match(/<h1\b/g), address).toHaveLength(1);
        const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
        expect(titles.get(title), `the title of ${address}`).toBeUndefined();
        titles.set(title, address);
      }
    });
  }
});

test('[W-326] [W-327] [W-328] an unknown path responds 404 with its own page and a link home', async ({ request }) => {
  for (const [path, home] of [
    ['/no-such-page', '/'],
    ['/es/no-such-page', '/es'],
  ] as const) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(wholeText(html)).toContain('404');
    if (home === '/') expect(wholeText(html)).toContain('Oops! Page not found');
    const back = new RegExp(
      `<a\\b[^>]*href="${home}"[^>]*>(?:(?!</a>).)*${home === '/' ? 'Return to Home' : 'inicio'}`,
      's',
    );
    expect(html).toMatch(back);
    expect(metaOf(html, 'robots')).toEqual(['noindex']);
  }
});

test('every page has one title, one description, one canonical address and an existing share image', async ({
  request,
}) => {
  const seen = new Set<string>();
  for (const [path, html] of await documents(request)) {
    expect(html.match(/<title>[^<]+<\/title>/g), path).toHaveLength(1);
    expect(html.match(/<link rel="canonical"/g), path).toHaveLength(1);
    expect(metaOf(html, 'description'), path).toHaveLength(1);
    if (path.includes('/blog/')) continue;
    expect(metaOf(html, 'og:url'), path).toEqual([/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]]);
    for (const name of ['og:title', 'og:description', 'og:image', 'og:image:alt', 'twitter:card', 'twitter:image']) {
      expect(metaOf(html, name), `${name} of ${path}`).toHaveLength(1);
    }
    const [picture = ''] = metaOf(html, 'og:image');
    expect(picture, path).toMatch(path === '/es' || path.startsWith('/es/') ? /-es\.png$/ : /-en\.png$/);
    seen.add(new URL(picture).pathname);
  }
  for (const picture of seen) {
    const response = await request.get(picture);
    expect(response.status(), picture).toBe(200);
    const bytes = await response.body();
    expect(bytes.length, picture).toBeLessThan(100_000);
    // A PNG has its size in the bytes after the first sixteen.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], picture).toEqual([1200, 630]);
  }
  expect(seen.size).toBeGreaterThanOrEqual(45);
  // Requested by browsers and phones under fixed names.
  for (const icon of ['/favicon.ico', '/apple-touch-icon.png']) {
    expect((await request.get(icon)).status(), icon).toBe(200);
  }
});

test('[W-651] hreflang links name a page, its translation and English as the default, in both directions, with the public origin', async ({
  request,
  baseURL,
}) => {
  for (const [path, html] of await documents(request)) {
    const page = pages.find((one) => one.path === path) as Page;
    const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)];
    const named = Object.fromEntries(links.map(([, language, address]) => [language, address]));
    expect(links, path).toHaveLength(Object.keys(named).length);
    const [canonical = ''] = /(?<=<link rel="canonical" href=")[^"]*/.exec(html) ?? [];
    expect(canonical.startsWith(`${baseURL}/`), `${canonical} of ${path}`).toBe(true);
    if (page.indexable) expect(new URL(canonical).pathname, path).toBe(path);
    if (page.twin === null) {
      expect(named, path).toEqual({});
      continue;
    }
    const [en, es] = page.language === 'en' ? [page.path, page.twin] : [page.twin, page.path];
    expect(named, path).toEqual({ en: `${baseURL}${en}`, es: `${baseURL}${es}`, 'x-default': `${baseURL}${en}` });
    expect(pages.find((one) => one.path === page.twin)?.twin, path).toBe(path);
  }
});

/** The text of the section under a heading, as one line. */
function sectionOf(html: string, heading: string): string {
  const sections = html.slice(html.indexOf('<main'), html.indexOf('</main>')).split(/(?=<section\b)/);
  const found = sections.filter((section) => /<h[12]\b[\s\S]*?<\/h[12]>/.exec(section)?.[0].includes(heading));
  expect(found, heading).toHaveLength(1);
  return wholeText(`<body>${found[0]}`);
}

const teamHabits = 'Four habits of teams';
const loyalty = 'Loyalty is built in small, regular moments';
const tools = 'Works with the tools your team already uses';
const compared = 'Why not use a tool you already have?';
const savings = 'What would loyalty save you?';
const app = 'The whole crew in your pocket';

/** Claims of the home page: row, section heading, and texts. */
const claims: readonly [row: string, heading: string, patterns: readonly RegExp[]][] = [
  ['[W-001] colleagues are recognised with points', 'Good work, seen', [/Thanks with points, goals people can see/]],
  ['[W-001] compared to other tools', compared, [/Colleagues thank each other with points they redeem Yes/]],
  ['[W-002] points for gift cards worldwide', loyalty, [/Gift cards worldwide and rewards only you can give/]],
  ['[W-003] rewards of the company', teamHabits, [/rewards of your own: a day off, a team breakfast/]],
  ['[W-004] gamified targets and challenges', compared, [/Gamified targets and challenges Yes/]],
  ['[W-005] automatic milestones', teamHabits, [/Birthdays, anniversaries and milestones are celebrated on time/]],
  ['[W-006] KPI dashboards', teamHabits, [/Turn a KPI into a challenge/]],
  ['[W-007] insights', loyalty, [/Genie Insights reads the week for you/]],
  ['[W-008] surveys', compared, [/Surveys and AI insights Yes/]],
  ['[W-009] a team chat', tools, [/Send recognitions from the team chat/, /Team chat/]],
  ['[W-010] a mobile app', app, [/Download for iOS/, /Get it for Android/]],
  ['[W-011] a video-meeting suite', tools, [/Video meetings/]],
  ['[W-012] HR systems', tools, [/let the HR system keep names up to date/]],
  ['[W-013] single sign-on', tools, [/Single sign-on/]],
  ['[W-014] an automation service', tools, [/Automation service/]],
  ['[W-017] the audience', teamHabits, [/For HR, operations, managers and team leaders/]],
  ['[W-018] on the web and in the app', teamHabits, [/on the web and in the mobile app/]],
  ['[W-024] one card says 3,000', loyalty, [/\+3,000 other options!/]],
  ['[W-026] share of undervalued employees', loyalty, [/70% of employees feel undervalued/]],
  ['[W-027] cost of low loyalty', loyalty, [/low loyalty costs about 750 euros per employee per month/]],
  ['[W-028] return on investment', savings, [/a 225% return on investment/]],
  ['[W-029] less churn', savings, [/25% less churn, worth 1M euros a year/]],
];

test('the home page makes each product claim in its section', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const [row, heading, patterns] of claims) {
    await test.step(row, () => {
      const text = sectionOf(html, heading);
      for (const claim of patterns) expect(text).toMatch(claim);
    });
  }
  await test.step('[W-015] the audience, for search engines', () => {
    expect(metaOf(html, 'description')).toEqual([expect.stringContaining('Built for frontline and distributed teams')]);
  });
  await test.step('[W-021] a rating of environmental sustainability', () => {
    expect(wholeText(html)).toMatch(/environmental sustainability/i);
  });
  await test.step('[W-025] the sample gift shop says 8,000+', async () => {
    const shop = await (await request.get('/demo/team-member/gift-shop')).text();
    expect(wholeText(shop.slice(shop.indexOf('<main')).replace('<main', '<body><main'))).toContain('8,000+');
  });
  await test.step('[W-033] [W-421] [W-453] [W-454] [W-457] calls to action leave the app by plain links', () => {
    const link = (href: RegExp, patterns: RegExp) =>
      [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].some(
        ([, address, inside]) => href.test(address ?? '') && patterns.test((inside ?? '').replace(/<[^>]*>/g, ' ')),
      );
    expect(link(/^\/sign-up$/, /Start for free/)).toBe(true);
    expect(link(/^\/demo\/team-member\/overview$/, /Take a virtual tour/)).toBe(true);
    expect(link(/^\/contact$/, /Book a Demo/)).toBe(true);
    expect(link(/^\/contact$/, /Try for Free/)).toBe(true);
    expect(link(/^\/pick-experience$/, /Log in/)).toBe(true);
    expect(link(/^\/pick-experience$/, /iOS/)).toBe(true);
    expect(link(/^\/pick-experience$/, /Android/)).toBe(true);
  });
});

test("[W-459] [W-588] [W-663] [W-679] images, fonts and texts are self-hosted, in the page's language only", async ({
  request,
}) => {
  for (const [path, html] of await documents(
    request,
    pages.filter(({ engine }) => !engine),
  )) {
    const outside = addresses(html.slice(html.indexOf('<body'))).filter((address) =>
      /^https?:.*\.(?:png|jpe?g|webp|svg|gif|woff2?|css|js)(?:$|\?)/.test(address),
    );
    expect(outside, path).toEqual([]);
    expect(html.match(/<link rel="preload" as="font"[^>]*href="\/assets\//g), path).toHaveLength(2);
  }
  const [english, spanish] = await Promise.all(['/', '/es'].map(async (path) => (await request.get(path)).text()));
  expect(english).not.toContain('El buen trabajo se ve');
  expect(spanish).not.toContain('Good work, seen');
});

test("[W-654] every page's CSP starts from none and allows inline code by hash only", async ({ request }) => {
  for (const { path } of pages) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy, path).toMatch(/^default-src 'none'/);
    expect(policy, path).not.toContain('unsafe-inline');
    expect(policy, path).toMatch(/style-src[^;]*'sha256-/);
  }
});

test('[W-678] every image has its size, is small, and is lazy below the fold', async ({ request }) => {
  const content = pages.filter(({ engine }) => !engine);
  for (const [path, html] of await documents(request, content)) {
    const pictures = html.match(/<img\b[^>]*>/g) ?? [];
    const first = (picture: string) => /\bfetchpriority="high"/i.test(picture);
    // At most one image is above the fold: the newest post's.
    expect(pictures.filter(first).length, path).toBeLessThanOrEqual(path.endsWith('/blog') ? 1 : 0);
    for (const picture of pictures) {
      expect(picture, path).toMatch(/\bwidth="\d+"/);
      expect(picture, path).toMatch(/\bheight="\d+"/);
      expect(picture, path).toMatch(/\bsrc="[^"]+\.(?:svg|webp|avif|gif)"/);
      if (!first(picture)) expect(picture, path).toMatch(/\bloading="lazy"|\bfetchpriority="low"/i);
    }
  }
});

test('[W-329] [W-330] [W-680] the scripts of the demo and of the engine are loaded on their own pages only', async ({
  request,
}) => {
  const scripts = async (path: string) =>
    (await (await request.get(path)).text()).match(/\/assets\/[\w.-]+\.js/g) ?? [];
  const named = (files: readonly string[], name: string) => files.some((file) => file.includes(`/${name}-`));
  const home = await scripts('/');
  for (const name of [
    'manager-overview',
    'view-team',
    'scheduler_wasm',
    'shift-scheduler',
    'pricing',
    'ChallengeCreator',
  ]) {
    expect(named(home, name), name).toBe(false);
  }
  expect(named(await scripts('/demo/manager/overview'), 'manager-overview')).toBe(true);
  expect(named(await scripts('/demo/manager/view-team'), 'view-team')).toBe(true);
  expect(named(await scripts('/pricing'), 'pricing')).toBe(true);
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
