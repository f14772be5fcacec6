import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { addresses, ids, metaOf, readsAsEnglish, texts, wholeText } from './support/html';
import {
  type BuiltPage,
  exists,
  fileAt,
  languages,
  notFoundSource,
  origin,
  pages,
  sourceOf,
  sourcesOf,
} from './support/site';

const isOurs = (address: string) => address.startsWith('/') && !address.startsWith('//');

test('every internal link and file of every page is there, and every anchor has a target', () => {
  const sources = sourcesOf();
  const broken: string[] = [];
  const seen = new Set<string>();
  for (const [path, html] of sources) {
    for (const address of addresses(html)) {
      if (address.startsWith('#')) {
        if (!ids(html).has(address.slice(1))) broken.push(`${path} -> ${address}`);
        continue;
      }
      // The server fills in the links to posts.
      if (!isOurs(address) || address.includes('⟦')) continue;
      const [target = '', anchor] = address.split('#');
      seen.add(target);
      if (!exists(target)) broken.push(`${path} -> ${address}`);
      const page = sources.get(target.split('?')[0] ?? '');
      if (anchor && page && !ids(page).has(anchor)) broken.push(`${path} -> ${address}: no such element`);
    }
  }
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(150);
});

test('every page is valid HTML', { timeout: 120_000 }, async () => {
  // One member stands for all: validation takes half a second of processor time for each page. What the server fills is
  // validated as it is served.
  const distinct = pages.filter(({ path }) => !/\/view-team\/|\/team-member\/TM0(?!01)|\/blog$/.test(path));
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const problems: string[] = [];
  for (const [path, html] of sourcesOf(distinct)) {
    const { results } = await validator.validateString(html);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      problems.push(`${path}: ${ruleId}: ${message} (${selector})`);
    }
  }
  expect(problems).toEqual([]);
});

test('no Spanish page contains an English sentence that is not marked as English', () => {
  // The demo's sample people speak English or Spanish as in the samples; everything around them is in the page's
  // language.
  const spanish = pages.filter(({ language, path }) => language === 'es' && !path.startsWith('/es/demo/'));
  const english: string[] = [];
  for (const [path, html] of sourcesOf(spanish)) {
    expect(html, path).toContain('<html lang="es"');
    for (const text of texts(html, 'en')) if (readsAsEnglish(text)) english.push(`${path}: ${text}`);
    for (const name of ['description', 'og:title', 'og:description', 'og:image:alt']) {
      for (const text of metaOf(html, name)) if (readsAsEnglish(text)) english.push(`${path} ${name}: ${text}`);
    }
  }
  expect(english).toEqual([]);
});

test('[W-326] [W-327] [W-328] the not-found page has a link home', () => {
  for (const language of languages) {
    const html = notFoundSource(language);
    const [home, words] = language === 'en' ? ['/', 'Return to Home'] : ['/es', 'inicio'];
    expect(wholeText(html)).toContain('404');
    if (language === 'en') expect(wholeText(html)).toContain('Oops! Page not found');
    expect(html).toMatch(new RegExp(`<a\\b[^>]*href="${home}"[^>]*>(?:(?!</a>).)*${words}`, 's'));
    expect(metaOf(html, 'robots')).toEqual(['noindex']);
  }
});

test('every page has one title, one description, one canonical address and an existing share image', () => {
  const seen = new Set<string>();
  for (const [path, html] of sourcesOf()) {
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
    const bytes = fileAt(picture);
    expect(bytes.length, picture).toBeLessThan(100_000);
    // A PNG has its size in the bytes after the first sixteen.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], picture).toEqual([1200, 630]);
  }
  expect(seen.size).toBeGreaterThanOrEqual(45);
  // Requested by browsers and phones under fixed names.
  for (const icon of ['/favicon.ico', '/apple-touch-icon.png']) expect(exists(icon), icon).toBe(true);
});

test('[W-651] hreflang links name a page, its translation and English as the default, in both directions, with the public origin', () => {
  for (const [path, html] of sourcesOf()) {
    const page = pages.find((one) => one.path === path) as BuiltPage;
    const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi)];
    const named = Object.fromEntries(links.map(([, language, address]) => [language, address]));
    expect(links, path).toHaveLength(Object.keys(named).length);
    const [canonical = ''] = /(?<=<link rel="canonical" href=")[^"]*/.exec(html) ?? [];
    expect(canonical.startsWith(`${origin}/`), `${canonical} of ${path}`).toBe(true);
    if (page.indexable) expect(new URL(canonical).pathname, path).toBe(path);
    if (page.twin === null) {
      expect(named, path).toEqual({});
      continue;
    }
    const [en, es] = page.language === 'en' ? [page.path, page.twin] : [page.twin, page.path];
    expect(named, path).toEqual({ en: `${origin}${en}`, es: `${origin}${es}`, 'x-default': `${origin}${en}` });
    expect(pages.find((one) => one.path === page.twin)?.twin, path).toBe(path);
  }
});

test("[W-459] [W-588] [W-663] [W-679] images, fonts and texts are self-hosted, in the page's language only", () => {
  for (const [path, html] of sourcesOf(pages.filter(({ engine }) => !engine))) {
    const outside = addresses(html.slice(html.indexOf('<body'))).filter((address) =>
      /^https?:.*\.(?:png|jpe?g|webp|svg|gif|woff2?|css|js)(?:$|\?)/.test(address),
    );
    expect(outside, path).toEqual([]);
    expect(html.match(/<link rel="preload" as="font"[^>]*href="\/assets\//g), path).toHaveLength(2);
  }
  expect(sourceOf('/')).not.toContain('El buen trabajo se ve');
  expect(sourceOf('/es')).not.toContain('Good work, seen');
});

test('[W-678] every image has its size, is small, and is lazy below the fold', () => {
  for (const [path, html] of sourcesOf(pages.filter(({ engine }) => !engine))) {
    const pictures = html.match(/<img\b[^>]*>/g) ?? [];
    const first = (picture: string) => /\bfetchpriority="high"/i.test(picture);
    // At most one image is above the fold: the newest post's, which the template has with and without other sizes.
    expect(pictures.filter(first).length, path).toBeLessThanOrEqual(path.endsWith('/blog') ? 2 : 0);
    for (const picture of pictures) {
      expect(picture, path).toMatch(/\bwidth="(?:\d+|⟦[^"]+)"/);
      expect(picture, path).toMatch(/\bheight="(?:\d+|⟦[^"]+)"/);
      expect(picture, path).toMatch(/\bsrc="(?:[^"]+\.(?:svg|webp|avif|gif)|⟦[^"]+)"/);
      if (!first(picture)) expect(picture, path).toMatch(/\bloading="lazy"|\bfetchpriority="low"/i);
    }
  }
});

test('[W-329] [W-330] [W-680] the scripts of the demo and of the engine are loaded on their own pages only', () => {
  const scripts = (path: string) => sourceOf(path).match(/\/assets\/[\w.-]+\.js/g) ?? [];
  const has = (path: string, name: string) => scripts(path).some((file) => file.includes(`/${name}-`));
  for (const name of [
    'manager-overview',
    'view-team',
    'scheduler_wasm',
    'shift-scheduler',
    'pricing',
    'ChallengeCreator',
  ]) {
    expect(has('/', name), name).toBe(false);
  }
  expect(has('/demo/manager/overview', 'manager-overview')).toBe(true);
  expect(has('/demo/manager/view-team', 'view-team')).toBe(true);
  expect(has('/pricing', 'pricing')).toBe(true);
});
