import { expect, test } from 'vitest';
import { inLanguage } from './language';
import { fillPath } from './pageOfPath';
import { routeSetOfPath } from './routeSet';
import { type SiteRoute, siteRoutes } from './siteRoutes';

test('a page belongs to the set of its language, the demo apart from the public site', () => {
  expect(routeSetOfPath('/pricing')).toBe('en-site');
  expect(routeSetOfPath('/es/pricing/')).toBe('es-site');
  expect(routeSetOfPath('/es/blog/a-post')).toBe('es-site');
  expect(routeSetOfPath('/shift-scheduler')).toBe('en-demo');
  expect(routeSetOfPath('/es/demo/manager/team-member/TM003')).toBe('es-demo');
  expect(routeSetOfPath('/no-such-page')).toBe('en-site');
});

test('no two pages of a set differ in whether they may run the engine', () => {
  const pages: readonly SiteRoute[] = siteRoutes;
  for (const { path, values, engine, twin } of pages) {
    const one = fillPath(path, values?.[0] ?? null);
    for (const language of twin ? (['en', 'es'] as const) : (['en'] as const)) {
      expect(routeSetOfPath(inLanguage(one, language)), path).toBe(`${language}-${engine ? 'demo' : 'site'}`);
    }
  }
});
