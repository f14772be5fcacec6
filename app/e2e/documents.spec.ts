import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { addresses, ids, metaOf, readsAsEnglish, texts, wholeText } from './support/html';
import { expectAlive } from './support/site';
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

/** The served documents by path. Nothing here opens a page in the browser: what counts is what the server sends. */
async function documents(request: APIRequestContext, of: readonly Page[] = pages): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { path } of of) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    found.set(path, await answer.text());
  }
  return found;
}

const isOurs = (address: string) => address.startsWith('/') && !address.startsWith('//');

test('every internal link and file of every page answers 200, and every anchor leads to an element', async ({
  request,
}) => {
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

test('no Spanish page holds an English sentence that does not say so', async ({ request }) => {
  // The demo's own people speak as the samples do; everything around them is in the reader's language.
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

test('[W-034] [W-038] [W-040] [W-041] [W-046] [W-047] [W-048] [W-049] [W-050] [W-051] [W-052] [W-053] [W-054] each path shows its own page, in both languages', async ({
  request,
}) => {
  const expected: Record<string, [english: RegExp, spanish: RegExp]> = {
    '/': [/Good work, seen/, /El buen trabajo se ve/],
    '/blog': [/Notes from the floor/, /turnos/i],
    '/contact': [/Contact Our Sales Team/, /equipo comercial/],
    '/sign-up': [/Create a team space/, /espacio/i],
    '/logistics-case': [/Logistics/, /Logística/],
    '/telemarketing-case': [/BPO & Telemarketing/, /BPO y telemarketing|BPO & Telemarketing/i],
    '/healthcare-case': [/Hospitals & Healthcare/, /Hospitales/],
    '/hospitality-case': [/Hospitality/, /Hostelería|Hoteles/],
    '/retail-case': [/Retail/, /Comercio|Tiendas|Retail/],
    '/restaurant-case': [/Restaurants?/, /Restaurantes?|Restauración/],
    '/education-case': [/Education|Schools/, /Educación/],
    '/enterprise-case': [/Enterprise/, /Grandes empresas|Gran empresa/],
    '/smallbusiness-case': [/Small business/, /Pequeñ|Pymes?/],
  };
  const titles = new Map<string, string>();
  for (const [path, words] of Object.entries(expected)) {
    for (const [index, address] of [path, path === '/' ? '/es' : `/es${path}`].entries()) {
      const html = await (await request.get(address)).text();
      const main = html.slice(html.indexOf('<main'));
      expect(wholeText(`<body>${main}`), address).toMatch(words[index] ?? /$^/);
      expect(html.match(/<h1\b/g), address).toHaveLength(1);
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
      expect(titles.get(title), `the title of ${address}`).toBeUndefined();
      titles.set(title, address);
    }
  }
});

test('[W-326] [W-327] [W-328] an unknown path answers 404 with its own page and the way home', async ({ request }) => {
  for (const [path, home] of [
    ['/no-such-page', '/'],
    ['/es/no-such-page', '/es'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(404);
    const html = await answer.text();
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

test('every page has one title, one description, one canonical address and a share picture that is there', async ({
  request,
}) => {
  const seen = new Set<string>();
  for (const [path, html] of await documents(request)) {
    expect(html.match(/<title>[^<]+<\/title>/g), path).toHaveLength(1);
    expect(html.match(/<link rel="canonical"/g), path).toHaveLength(1);
    expect(metaOf(html, 'description'), path).toHaveLength(1);
    if (path.includes('/blog/')) continue;
    for (const name of ['og:title', 'og:description', 'og:image', 'og:image:alt', 'twitter:card', 'twitter:image']) {
      expect(metaOf(html, name), `${name} of ${path}`).toHaveLength(1);
    }
    const [picture = ''] = metaOf(html, 'og:image');
    expect(picture, path).toMatch(path === '/es' || path.startsWith('/es/') ? /-es\.png$/ : /-en\.png$/);
    seen.add(new URL(picture).pathname);
  }
  for (const picture of seen) {
    const answer = await request.get(picture);
    expect(answer.status(), picture).toBe(200);
    const bytes = await answer.body();
    expect(bytes.length, picture).toBeLessThan(100_000);
    // A PNG says its size in the bytes after its first sixteen.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], picture).toEqual([1200, 630]);
  }
  expect(seen.size).toBeGreaterThanOrEqual(45);
});

test('[W-001] [W-002] [W-003] [W-004] [W-005] [W-006] [W-007] [W-008] [W-009] [W-010] [W-011] [W-012] [W-013] [W-014] [W-015] [W-017] [W-018] the copy says what the product does and for whom', async ({
  request,
}) => {
  const text = await copyOf(request);
  for (const claim of [
    /recogni[sz].{0,80}points|thanks with points/i,
    /gift cards worldwide/i,
    /day off/i,
    /team breakfast/i,
    /gamified targets and challenges/i,
    /birthdays(?: and|,) anniversaries/i,
    /KPI|dashboards/,
    /AI insights|Genie Insights/i,
    /surveys/i,
    /team chat/i,
    /mobile app/i,
    /video meetings/i,
    /HR system/,
    /single sign-on/i,
    /automation service/i,
    /frontline and distributed teams/i,
    /HR, operations, managers and team leaders/,
    /on the web and in the mobile app/i,
  ]) {
    expect(text).toMatch(claim);
  }
});

test('[W-021] [W-024] [W-025] [W-026] [W-027] [W-028] [W-029] the claims of the copy stand in it', async ({
  request,
}) => {
  const text = await copyOf(request);
  for (const claim of [
    /environmental sustainability/i,
    /\+3,000 other options!/,
    /70% of employees feel undervalued/,
    /about 750 euros per employee per month/,
    /225% return on investment/,
    /25% less churn, worth 1M euros a year/,
  ]) {
    expect(text).toMatch(claim);
  }
  const shop = wholeText(await (await request.get('/demo/team-member/gift-shop')).text());
  expect(shop).toContain('8,000+');
});

test('[W-033] [W-421] [W-453] [W-454] [W-456] [W-457] what a visitor is offered leads out of the app by a plain link', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const link = (href: RegExp, words: RegExp) =>
    [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].some(
      ([, address, inside]) => href.test(address ?? '') && words.test((inside ?? '').replace(/<[^>]*>/g, ' ')),
    );
  expect(link(/^\/sign-up$/, /Start for free/)).toBe(true);
  expect(link(/^\/demo\/team-member\/overview$/, /Take a virtual tour/)).toBe(true);
  expect(link(/^\/contact$/, /Book a Demo/)).toBe(true);
  expect(link(/^\/sign-up$/, /Try for Free/)).toBe(true);
  expect(link(/^\/pick-experience$/, /Log in/)).toBe(true);
  expect(link(/^\/pick-experience$/, /iOS/)).toBe(true);
  expect(link(/^\/pick-experience$/, /Android/)).toBe(true);
});

test('[W-459] [W-588] [W-663] [W-679] pictures, fonts and texts are the site’s own, in the page’s own language only', async ({
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

test('[W-654] every page’s policy starts from nothing and allows no inline code without its hash', async ({
  request,
}) => {
  for (const { path } of pages) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy, path).toMatch(/^default-src 'none'/);
    expect(policy, path).not.toContain('unsafe-inline');
    expect(policy, path).toMatch(/style-src[^;]*'sha256-/);
  }
});

test('[W-678] every picture has its size, is light, and waits where it is far down', async ({ request }) => {
  const content = pages.filter(({ engine }) => !engine);
  for (const [path, html] of await documents(request, content)) {
    const pictures = html.match(/<img\b[^>]*>/g) ?? [];
    const first = (picture: string) => /\bfetchpriority="high"/i.test(picture);
    // One alone may be the first thing to see: the newest post's.
    expect(pictures.filter(first).length, path).toBeLessThanOrEqual(path.endsWith('/blog') ? 1 : 0);
    for (const picture of pictures) {
      expect(picture, path).toMatch(/\bwidth="\d+"/);
      expect(picture, path).toMatch(/\bheight="\d+"/);
      expect(picture, path).toMatch(/\bsrc="[^"]+\.(?:svg|webp|avif|gif)"/);
      if (!first(picture)) expect(picture, path).toMatch(/\bloading="lazy"|\bfetchpriority="low"/i);
    }
  }
});

test('[W-329] [W-330] [W-680] the scripts of the demo and of the engine come with their own pages only', async ({
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

/** The text and the descriptions of the public pages in English, as one line. */
async function copyOf(request: APIRequestContext): Promise<string> {
  const english = pages.filter(({ language, engine }) => language === 'en' && !engine);
  const sources = [...(await documents(request, english)).values()];
  return sources.map((html) => `${metaOf(html, 'description')} ${wholeText(html)}`).join(' ');
}

test('a page has one canonical address and one share picture after its script has taken it over, too', async ({
  page,
}) => {
  await page.goto('/pricing');
  await expectAlive(page);
  await page.getByRole('tab', { name: /enterprise/i }).click();
  await expect(page.getByRole('tab', { name: /enterprise/i })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('link[hreflang=es]')).toHaveCount(1);
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^http:\/\/127\.0\.0\.1:\d+\/pricing$/);
});

test('the first Tab reaches the skip link, and Tab leaves the question for consent again', async ({ page }) => {
  await page.goto('/faq');
  await page.mouse.move(200, 200);
  const question = page.locator('#cc-main .cm');
  await expect(question).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const buttons = question.getByRole('button');
  await buttons.last().focus();
  await page.keyboard.press('Tab');
  expect(await question.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await buttons.first().focus();
  await page.keyboard.press('Shift+Tab');
  expect(await question.evaluate((element) => element.contains(document.activeElement))).toBe(false);
});

test('[W-123] [W-065] the footer’s pricing link opens the pricing page at its top, from that page too', async ({
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
