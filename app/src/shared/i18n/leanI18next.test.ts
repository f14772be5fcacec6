import { createInstance as createFull, type i18n } from 'i18next';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../language';
import { createInstance as createLean, keyFromSelector } from './leanI18next';
import { type Area, areas, loadTexts, type Texts } from './texts';

interface Translators {
  full: i18n;
  lean: ReturnType<typeof createLean>;
  texts: Partial<Texts>;
}

async function translators(language: Language): Promise<Translators> {
  const texts = await loadTexts(language, ...areas);
  const options = {
    lng: language,
    fallbackLng: false as const,
    defaultNS: 'common' as const,
    initAsync: false,
    interpolation: { escapeValue: false },
  };
  const full = createFull();
  void full.init({ ...options, ns: [], resources: {} });
  const lean = createLean();
  lean.init(options);
  for (const [area, bundle] of Object.entries(texts)) {
    full.addResourceBundle(language, area, bundle);
    lean.addResourceBundle(language, area, bundle);
  }
  return { full, lean, texts };
}

/** The path of every text and of every list or tree above it. */
function paths(tree: object, before = ''): { path: string; leaf: boolean }[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const path = before ? `${before}.${key}` : key;
    if (typeof value !== 'object' || value === null) return [{ path, leaf: true }];
    return [{ path, leaf: false }, ...paths(value, path)];
  });
}

/** Values for every mark of a text; a dollar sign and marks in a value must come out as they went in. */
function valuesFor(text: string, count: number | undefined) {
  const marks = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name ?? '');
  const values: Record<string, unknown> = Object.fromEntries(marks.map((name, index) => [name, `$& ${index} <b>`]));
  if (count !== undefined) values.count = count;
  return values;
}

describe.each(languages)('every text in %s', (language) => {
  test('reads as i18next reads it, with values, without them, and for every count', async () => {
    const { full, lean, texts } = await translators(language);
    let compared = 0;
    for (const [area, bundle] of Object.entries(texts)) {
      const ofFull = full.getFixedT(language, area as Area) as (key: string, values?: object) => unknown;
      const ofLean = lean.getFixedT(language, area);
      for (const { path, leaf } of paths(bundle)) {
        const stem = path.replace(/_(zero|one|two|few|many|other)$/, '');
        const text = leaf ? String(lean.getResource(language, area, path)) : '';
        const requests: [string, Record<string, unknown>][] = leaf
          ? [
              [path, {}],
              [path, valuesFor(text, undefined)],
            ]
          : [[path, { returnObjects: true }]];
        if (stem !== path)
          for (const count of [0, 1, 1.5, 2, 5, 21, 1_000_000]) requests.push([stem, valuesFor(text, count)]);
        for (const [key, values] of requests) {
          expect(ofLean(key, values), `${area}:${key} ${JSON.stringify(values)}`).toEqual(ofFull(key, values));
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(2000);
  }, 30_000);

  test('no text asks for what the browser does not know: nesting, formats or marks of another kind', async () => {
    const { texts } = await translators(language);
    for (const [area, bundle] of Object.entries(texts)) {
      const all = JSON.stringify(bundle);
      expect(all, area).not.toMatch(/\$t\(/);
      const marks = all.match(/\{\{[^}]*\}?\}?/g) ?? [];
      for (const mark of marks) expect(mark, area).toMatch(/^\{\{\w+\}\}$/);
    }
  });
});

test('[W-581] there is no language to fall back to: a path that leads nowhere, a missing area and an unasked tree are answered as by i18next', async () => {
  const { full, lean } = await translators('en');
  for (const key of ['nowhere', 'header.nowhere', 'header.pricing.deeper', 'constructor', 'toString', 'header']) {
    const ask = full.getFixedT('en', 'site') as (key: string) => unknown;
    const expected = key === 'header' ? 'header' : ask(key);
    expect(lean.getFixedT('en', 'site')(key), key).toEqual(expected);
  }
  expect(lean.getFixedT('en', 'site')('skipToContent', { ns: 'common' })).toBe(
    full.getFixedT('en', 'common')(($) => $.skipToContent),
  );
  expect(lean.getFixedT('en', ['site', 'common'])('header.pricing')).toBe(
    full.getFixedT('en', 'site')(($) => $.header.pricing),
  );
  expect(lean.getFixedT('en', 'absent')('any')).toBe('any');
});

test('a value of nothing leaves a gap, a missing value leaves its mark, a number is written as it is', () => {
  const lean = createLean();
  lean.init({ lng: 'en', defaultNS: 'area' });
  lean.addResourceBundle('en', 'area', { text: 'a {{value}} b', list: ['{{value}}', 1] });
  const t = lean.getFixedT('en', 'area');
  expect(t('text')).toBe('a {{value}} b');
  expect(t('text', { value: undefined })).toBe('a  b');
  expect(t('text', { value: null })).toBe('a  b');
  expect(t('text', { value: 0 })).toBe('a 0 b');
  expect(t('list', { value: 'x', returnObjects: true })).toEqual(['x', 1]);
});

test('a selector gives the path it walks', () => {
  expect(keyFromSelector(($) => ($ as { a: { b: string[] } }).a.b[0])).toBe('a.b.0');
});

test('a selector finds the text, its plural, another area and nothing, as its path does', async () => {
  const { full, lean } = await translators('es');
  const ofFull = full.getFixedT('es', 'site') as (key: unknown, values?: object) => unknown;
  const ofLean = lean.getFixedT('es', 'site');
  const header = ($: unknown) => ($ as { header: { pricing: string } }).header.pricing;
  expect(ofLean(header)).toBe(ofLean('header.pricing'));
  expect(ofLean(header)).toBe(ofFull(header));
  const skip = ($: unknown) => ($ as { skipToContent: string }).skipToContent;
  expect(ofLean(skip, { ns: 'common' })).toBe(lean.getFixedT('es', 'common')('skipToContent'));
  const nowhere = ($: unknown) => ($ as { a: { b: { c: string } } }).a.b.c;
  expect(ofLean(nowhere)).toBe('a.b.c');
  const small = createLean();
  small.init({ lng: 'es', defaultNS: 'area' });
  small.addResourceBundle('es', 'area', { hours_one: '{{count}} hora', hours_other: '{{count}} horas', list: ['a'] });
  const t = small.getFixedT('es', undefined);
  const hours = ($: unknown) => ($ as { hours: string }).hours;
  expect([t(hours, { count: 1 }), t(hours, { count: 4 })]).toEqual(['1 hora', '4 horas']);
  expect(t(($) => ($ as { list: string[] }).list, { returnObjects: true })).toEqual(['a']);
  expect(t(($) => ($ as Record<string, string>)[String(t(hours, { count: 1 })).slice(2, 6)])).toBe('hora');
});
