import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { ownManifest, routesOfSet } from './routeManifest';

const routes = {
  root: {},
  'frame-site.en': { parentId: 'root' },
  'pricing.en': { parentId: 'frame-site.en' },
  'frame-demo.en': { parentId: 'root' },
  'manager-overview.en': { parentId: 'frame-demo.en' },
  'frame-shift.en': { parentId: 'root' },
  'shift-scheduler.en': { parentId: 'frame-shift.en' },
  'frame-site.es': { parentId: 'root' },
  'pricing.es': { parentId: 'frame-site.es' },
};

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'manifest-'));
  mkdirSync(join(site, 'assets'));
  const manifest = { entry: { module: '/assets/entry.js' }, routes, version: 'c0ffee' };
  writeFileSync(join(site, 'assets/manifest-c0ffee.js'), `window.__reactRouterManifest=${JSON.stringify(manifest)};`);
});

test('a set holds its frames with their pages, and the root', () => {
  expect(Object.keys(routesOfSet(routes, 'en-site'))).toEqual(['root', 'frame-site.en', 'pricing.en']);
  expect(Object.keys(routesOfSet(routes, 'es-site'))).toEqual(['root', 'frame-site.es', 'pricing.es']);
  expect(Object.keys(routesOfSet(routes, 'en-demo'))).toEqual([
    ...['root', 'frame-demo.en', 'manager-overview.en', 'frame-shift.en', 'shift-scheduler.en'],
  ]);
});

test('a page gets the manifest of its own set, everywhere it names one', () => {
  const html =
    '<link href="/assets/manifest-c0ffee.js"/><script>import "/assets/manifest-c0ffee.js";window.modules={"root":a,"frame-site.es":b}</script>';
  expect(ownManifest(site, html)).toBe(html.replaceAll('manifest-c0ffee', 'manifest-es-site-c0ffee'));
  const window: { __reactRouterManifest?: { routes: object; version: string } } = {};
  new Function('window', readFileSync(join(site, 'assets/manifest-es-site-c0ffee.js'), 'utf8'))(window);
  expect(window.__reactRouterManifest).toEqual({
    entry: { module: '/assets/entry.js' },
    routes: routesOfSet(routes, 'es-site'),
    version: 'c0ffee',
  });
});

test('a page in no frame keeps the manifest of all', () => {
  const html = '<script>import "/assets/manifest-c0ffee.js";window.modules={"root":a}</script>';
  expect(ownManifest(site, html)).toBe(html);
});
