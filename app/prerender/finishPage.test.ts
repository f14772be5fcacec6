import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lateDrawingStyle } from '../src/shared/lateDrawing';
import { CriticalCss } from './criticalCss';
import { finishPage, stylesheets } from './finishPage';
import { ImportOrder } from './importOrder';
import { lateStart } from './lateStart';

const page = [
  '<!DOCTYPE html><html><head><title>T</title>',
  '<link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/root.js"/>',
  '<link rel="stylesheet" href="/a.css#"/><link rel="stylesheet" href="/b.css"/></head>',
  '<body><p class="seen">Text</p><script>window.a = "<p class=\\"unseen\\">"</script>',
  '<script type="module" async="">import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\n',
  'import * as route1 from "/assets/home.js";\n  \n  window.__reactRouterRouteModules = {"root":route0,"home.en":route1};\n\n',
  'import("/assets/entry.js");</script></body></html>',
].join('');

const asTheyCame = (files: readonly string[]) => files;

test('the stylesheets are found in their order', () => {
  expect(stylesheets(page)).toEqual(['/a.css#', '/b.css']);
  expect(stylesheets('<link rel="icon" href="/favicon.svg"/>')).toEqual([]);
});

describe('a finished page', () => {
  const finished = finishPage(page, '.seen{color:red}', asTheyCame);

  test('holds its own rules before its stylesheets, which wait and stand in again where scripts are off', () => {
    expect(finished).toContain(
      `<style>.seen{color:red}</style>${lateDrawingStyle}` +
        '<link disabled="" rel="stylesheet" href="/a.css#"/><link disabled="" rel="stylesheet" href="/b.css"/>' +
        '<noscript><link rel="stylesheet" href="/a.css#"/><link rel="stylesheet" href="/b.css"/></noscript>',
    );
  });

  test('[W-677] asks for no script until it is painted, and then for all of them', () => {
    expect(finished).not.toContain('rel="modulepreload"');
    expect(finished).not.toMatch(/import (\*|")/);
    expect(finished).toContain('["/assets/manifest.js","/assets/root.js"]');
    expect(finished).toContain('document.hidden?start():requestAnimationFrame(()=>requestAnimationFrame(');
  });

  test('keeps everything else as it was, and a page without a stylesheet altogether', () => {
    expect(finished).toContain('<p class="seen">Text</p><script>window.a = "<p class=\\"unseen\\">"</script>');
    expect(finishPage('<html><head></head></html>', '', asTheyCame)).toBe('<html><head></head></html>');
  });
});

test('the modules run each in its own task, what others import first, and then the framework starts as it would', async () => {
  const rootFirst = (files: readonly string[]) => files.toReversed();
  const script = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(lateStart(page, rootFirst))?.[1] ?? '';
  const order: string[] = [];
  const added: object[] = [];
  const sheets = [{ disabled: true }, { disabled: true }];
  const imported = async (file: string) => {
    order.push(file);
    return { file };
  };
  const painted: (() => void)[] = [];
  const history = { scrollRestoration: 'auto' };
  const window: { __reactRouterRouteModules?: Record<string, unknown>; earlyClick?: string; stopEarly?: () => void } =
    {};
  const listeners = new Map<string, (event: unknown) => void>();
  const signals: AbortSignal[] = [];
  const document = {
    hidden: false,
    head: { append: (link: object) => added.push(link) },
    createElement: () => ({}),
    querySelectorAll: () => sheets,
  };
  const run = new Function(
    'window',
    'document',
    'requestAnimationFrame',
    'setTimeout',
    'load',
    'addEventListener',
    'history',
    script.replaceAll('import(', 'load('),
  );
  run(
    window,
    document,
    (then: () => void) => painted.push(then),
    (then: () => void) => {
      order.push('a new task');
      then();
    },
    imported,
    (type: string, listener: (event: unknown) => void, { signal }: { signal: AbortSignal }) => {
      listeners.set(type, listener);
      signals.push(signal);
    },
    history,
  );
  expect(history.scrollRestoration).toBe('manual');
  listeners.get('click')?.({ target: 'a button' });
  expect(window.earlyClick).toBe('a button');
  window.stopEarly?.();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(order).toEqual([]);
  // The frame in which the page is painted, and the one after it.
  for (let frame = 0; frame < 2; frame += 1) painted.shift()?.();
  await expect
    .poll(() => order)
    .toEqual([
      'a new task',
      ...['/assets/root.js', 'a new task', '/assets/manifest.js', 'a new task'],
      ...['/assets/manifest.js', '/assets/root.js', '/assets/home.js', '/assets/entry.js'],
    ]);
  expect(window.__reactRouterRouteModules).toEqual({
    root: { file: '/assets/root.js' },
    'home.en': { file: '/assets/home.js' },
  });
  expect(sheets).toEqual([{ disabled: false }, { disabled: false }]);
  expect(added).toEqual([
    { rel: 'modulepreload', fetchPriority: 'low', href: '/assets/manifest.js' },
    { rel: 'modulepreload', fetchPriority: 'low', href: '/assets/root.js' },
  ]);
});

test('a page in the background starts at once', () => {
  const script = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(lateStart(page, asTheyCame))?.[1] ?? '';
  const order: string[] = [];
  const document = { hidden: true, head: { append: () => {} }, createElement: () => ({}), querySelectorAll: () => [] };
  const load = async (file: string) => order.push(file);
  const run = new Function(
    'window',
    'document',
    'load',
    'addEventListener',
    'history',
    script.replaceAll('import(', 'load('),
  );
  run({}, document, load, () => {}, {});
  expect(order).toEqual(['/assets/manifest.js']);
});

test('[W-676] the critical rules are those of elements on the page, with the fonts and the properties they name', async () => {
  const site = mkdtempSync(join(tmpdir(), 'critical-'));
  writeFileSync(
    join(site, 'a.css'),
    '@font-face{font-family:Own;src:url(/own.woff2)}@property --used{syntax:"*";inherits:false}@property --idle{syntax:"*";inherits:false}' +
      '.seen{color:red;rotate:var(--used)}.unseen{color:blue}@media (width>=48rem){.seen{color:green}.unseen{color:pink}}',
  );
  writeFileSync(join(site, 'b.css'), '.unseen{top:0}');
  const rules = await new CriticalCss(site).of(page, stylesheets(page));
  expect(rules).toContain('@font-face{font-family:Own');
  expect(rules).toContain('@property --used');
  expect(rules).not.toContain('--idle');
  expect(rules).toMatch(/\.seen\s*\{\s*color:\s*red/);
  expect(rules).toMatch(/width\s*>=\s*48rem[\s\S]*color:\s*green/);
  expect(rules).not.toContain('unseen');
});

test('a sheet that comes after the page has its rules without the fonts, which the page named itself', async () => {
  const site = mkdtempSync(join(tmpdir(), 'late-'));
  const font = '@font-face{font-family:Own;src:url(/own.woff2)}';
  writeFileSync(join(site, 'a.css'), `${font}.seen{color:red}`);
  writeFileSync(join(site, 'b.css'), '.unseen{top:0}');
  const critical = new CriticalCss(site);
  expect(await critical.of(page, stylesheets(page))).toContain(font);
  expect(critical.lateSheets()).toEqual([
    ['/a.css', '.seen{color:red}'],
    ['/b.css', '.unseen{top:0}'],
  ]);
});

test('scripts are put after those that they import', () => {
  const site = mkdtempSync(join(tmpdir(), 'order-'));
  const write = (name: string, code: string) => writeFileSync(join(site, name), code);
  write('page.js', 'import{a as e}from"./shared.js";import"./side.js";export const f=()=>import("./later.js");');
  write('shared.js', 'import{t}from"./runtime.js";export{t as a};');
  write('side.js', 'export*from"./elsewhere.js";');
  write('runtime.js', 'export const t=1;');
  write('later.js', '');
  const order = new ImportOrder(site);
  expect(order.of(['/page.js', '/later.js', '/shared.js', '/side.js', '/runtime.js'])).toEqual([
    ...['/runtime.js', '/shared.js', '/side.js', '/page.js', '/later.js'],
  ]);
});

test('scripts that import each other in a ring are all still there', () => {
  const site = mkdtempSync(join(tmpdir(), 'ring-'));
  writeFileSync(join(site, 'a.js'), 'import"./b.js";');
  writeFileSync(join(site, 'b.js'), 'import"./a.js";');
  expect(new ImportOrder(site).of(['/a.js', '/b.js'])).toEqual(['/b.js', '/a.js']);
});
