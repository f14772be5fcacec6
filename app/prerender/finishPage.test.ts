import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withoutReact } from './blogDocument';
import { CriticalCss } from './criticalCss';
import { deferScripts } from './deferScripts';
import { finishPage, stylesheets } from './finishPage';

const page = [
  '<!DOCTYPE html><html><head><title>T</title>',
  '<link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/root.js"/>',
  '<link rel="stylesheet" href="/a.css#"/><link rel="stylesheet" href="/b.css"/></head>',
  '<body><p class="seen">Text</p><script>window.a = "<p class=\\"unseen\\">"</script>',
  '<script type="module" async="">import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\n',
  'import * as route1 from "/assets/home.js";\n  \n  window.__reactRouterRouteModules = {"root":route0,"home.en":route1};\n\n',
  'import("/assets/entry.js");</script></body></html>',
].join('');

test('the stylesheets are found in order', () => {
  expect(stylesheets(page)).toEqual(['/a.css#', '/b.css']);
  expect(stylesheets('<link rel="icon" href="/favicon.svg"/>')).toEqual([]);
});

describe('a finished page', () => {
  const finished = finishPage(page, '.seen{color:red}');

  test('has its critical rules before its stylesheets, which are disabled and repeated for browsers without scripts', () => {
    expect(finished).toContain(
      '<style>.seen{color:red}</style>' +
        '<link disabled="" rel="stylesheet" href="/a.css#"/><link disabled="" rel="stylesheet" href="/b.css"/>' +
        '<noscript><link rel="stylesheet" href="/a.css#"/><link rel="stylesheet" href="/b.css"/></noscript>',
    );
  });

  test('[W-677] requests no script before the first paint', () => {
    expect(finished).not.toContain('rel="modulepreload"');
    expect(finished).not.toMatch(/import (\*|")/);
  });

  test('leaves everything else unchanged, and a page without a stylesheet entirely', () => {
    expect(finished).toContain('<p class="seen">Text</p><script>window.a = "<p class=\\"unseen\\">"</script>');
    expect(finishPage('<html><head></head></html>', '')).toBe('<html><head></head></html>');
  });
});

/** A fake browser for a page's start script, which records what is fetched and run in `order`. */
function run(hidden = false) {
  const script = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(deferScripts(page))?.[1] ?? '';
  const order: string[] = [];
  const added: object[] = [];
  const sheets = [{ disabled: true }, { disabled: true }];
  const timers: { then: () => void; after: number }[] = [];
  const listeners = new Map<string, () => void>();
  const paints: ((name: string) => void)[] = [];
  const window: { __reactRouterRouteModules?: Record<string, unknown> } = {};
  const history = { scrollRestoration: 'auto' };
  const around = {
    window,
    history,
    document: {
      hidden,
      head: { append: (link: object) => added.push(link) },
      createElement: () => ({}),
      querySelectorAll: () => sheets,
    },
    load: async (file: string) => {
      order.push(file);
      return { file };
    },
    setTimeout: (then: () => void, after = 0) => {
      if (after > 0) return timers.push({ then, after });
      order.push('a new task');
      return then();
    },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    PerformanceObserver: class {
      constructor(private readonly notify: (list: { getEntriesByName: (name: string) => string[] }) => void) {}
      observe(options: object) {
        expect(options).toEqual({ type: 'paint', buffered: true });
        paints.push((name) => this.notify({ getEntriesByName: (asked) => [name].filter((one) => one === asked) }));
      }
    },
  };
  new Function(...Object.keys(around), script.replaceAll('import(', 'load('))(...Object.values(around));
  const paint = (name: string) => paints.forEach((notify) => void notify(name));
  return { order, added, sheets, timers, listeners, paint, window, history };
}

test("after the first contentful paint, in a separate task, the modules run in the framework's order", async () => {
  const { order, added, sheets, paint, window, history } = run();
  expect(history.scrollRestoration).toBe('manual');
  paint('first-paint');
  await Promise.resolve();
  expect(order).toEqual([]);
  expect(added).toEqual([]);
  paint('first-contentful-paint');
  await expect
    .poll(() => order)
    .toEqual(['a new task', '/assets/manifest.js', '/assets/root.js', '/assets/home.js', '/assets/entry.js']);
  expect(window.__reactRouterRouteModules).toEqual({
    root: { file: '/assets/root.js' },
    'home.en': { file: '/assets/home.js' },
  });
  expect(sheets).toEqual([{ disabled: false }, { disabled: false }]);
});

test('[W-677] the modules are preloaded together, with low priority', async () => {
  const { added, paint } = run();
  paint('first-contentful-paint');
  await expect
    .poll(() => added)
    .toEqual([
      { rel: 'modulepreload', fetchPriority: 'low', href: '/assets/manifest.js' },
      { rel: 'modulepreload', fetchPriority: 'low', href: '/assets/root.js' },
    ]);
});

test('a background page starts at once', async () => {
  const { order } = run(true);
  await expect.poll(() => order.slice(0, 2)).toEqual(['a new task', '/assets/manifest.js']);
});

test('a page hidden before its first paint starts, too', async () => {
  const { order, listeners } = run();
  listeners.get('visibilitychange')?.();
  await expect.poll(() => order.slice(0, 2)).toEqual(['a new task', '/assets/manifest.js']);
});

test('a page in a browser without paint timing starts after a second', async () => {
  const { order, timers } = run();
  expect(timers.map(({ after }) => after)).toEqual([1000]);
  timers[0]?.then();
  await expect.poll(() => order.slice(0, 2)).toEqual(['a new task', '/assets/manifest.js']);
});

test("[W-676] the critical rules are those of the page's elements, with the fonts, the properties and the base layer", async () => {
  const site = mkdtempSync(join(tmpdir(), 'critical-'));
  writeFileSync(
    join(site, 'a.css'),
    '@layer late{.unseen{top:1px}}@layer base,components;@font-face{font-family:Own;src:url(/own.woff2)}@property --own{syntax:"*";inherits:false}' +
      '@layer base{ul{color:red}@media print{p{color:black}}}@layer components{.seen{top:0}}' +
      '.seen{color:red;rotate:1deg}.unseen{color:blue}@media (width>=48rem){.seen{color:green}.unseen{color:pink}}',
  );
  writeFileSync(join(site, 'b.css'), '.unseen{top:0}');
  const rules = await new CriticalCss(site).of(page, stylesheets(page));
  expect(rules).toContain('@font-face{font-family:Own');
  expect(rules).toContain('@property --own');
  expect(rules.match(/@layer base\s*\{/g)).toHaveLength(1);
  expect(rules).toContain('@layer base{ul{color:red}@media print{p{color:black}}}');
  expect(rules.startsWith('@layer late,base,components;')).toBe(true);
  expect(rules).toMatch(/\.seen\s*\{\s*color:\s*red/);
  expect(rules).toMatch(/width\s*>=\s*48rem[\s\S]*color:\s*green/);
  expect(rules).not.toContain('unseen');
});

test('a deferred stylesheet lacks the rules that the page already includes', async () => {
  const site = mkdtempSync(join(tmpdir(), 'late-'));
  const font = '@font-face{font-family:Own;src:url(/own.woff2)}';
  const base = '@layer base{p{margin:0}@media print{p{color:black}}}';
  writeFileSync(join(site, 'a.css'), `${font}${base}.seen{color:red}@property --own{syntax:"*";inherits:false}`);
  writeFileSync(join(site, 'b.css'), '.unseen{top:0}');
  const critical = new CriticalCss(site);
  expect(await critical.of(page, stylesheets(page))).toContain(font);
  expect(critical.deferredSheets()).toEqual([
    ['/a.css', '.seen{color:red}'],
    ['/b.css', '.unseen{top:0}'],
  ]);
});

test('a page of the blog loads its own script in place of React', () => {
  const chunks = {
    'src/features/blog/blogDocument.ts': { file: 'assets/blog-document.js', imports: ['_document.js'] },
    '_document.js': { file: 'assets/document.js' },
  };
  const settings = '<script id="site-settings" type="application/json">{}</script>';
  const data = '<script type="application/ld+json">{}</script>';
  const react =
    '<link rel="modulepreload" href="/assets/vendor.js"/><script>window.__reactRouterContext = {};</script>' +
    '<script type="module" async="">import "/assets/manifest.js";</script>';
  expect(withoutReact(`<head>${data}</head><body><p>A post</p>${settings}${react}</body>`, chunks)).toBe(
    `<head>${data}</head><body><p>A post</p>${settings}<link rel="modulepreload" href="/assets/document.js"/>` +
      '<script type="module" async="">import "/assets/blog-document.js";</script></body>',
  );
  expect(() => withoutReact('', {})).toThrow('src/features/blog/blogDocument.ts');
});

test('a page whose scripts have another form than the known one fails the build', () => {
  const links = '<link rel="stylesheet" href="/a.css"/>';
  expect(() => finishPage(`${links}<script type="module">import "/a.js";</script>`, 'p{}')).toThrow('start script');
  const unknown = `${links}<script type="module" async="">import route from "/a.js";</script>`;
  expect(() => finishPage(unknown, 'p{}')).toThrow('import route from "/a.js"');
  const chunks = { 'src/features/blog/blogDocument.ts': { file: 'assets/blog-document.js' } };
  expect(() => withoutReact('<body><p>A post</p></body>', chunks)).toThrow("none of React Router's scripts");
});

test('a page with a week moves it before the first paint, by a script that leaves nothing behind', () => {
  const week = page.replace('<p class="seen">Text</p>', '<main data-figures="none">Week</main>');
  const finished = finishPage(week, '.seen{color:red}');
  const script = /<main[^>]*>Week<script>([\s\S]*?)<\/script><\/main>/.exec(finished)?.[1] ?? '';
  expect(script).toContain('"Jan","Feb"');
  expect(script).toMatch(/document\.currentScript\.remove\(\)$/);
  expect(finishPage(page, '.seen{color:red}')).not.toContain('currentScript');
});
