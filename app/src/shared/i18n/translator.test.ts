import { expect, test } from 'vitest';
import { loadTexts } from './texts';
import { createTranslator } from './translator';

type Ask = (key: string, values?: object) => unknown;

async function spanish() {
  return createTranslator('es', [await loadTexts('es', 'common'), await loadTexts('es', 'site')]);
}

test('a translator has the texts of all its loaders, with plurals and interpolation', async () => {
  const translator = createTranslator('en', [
    { common: { hours_one: '{{count}} hour', hours_other: '{{count}} hours of <{{who}}>' } as never },
    await loadTexts('en', 'site'),
  ]);
  const t = translator.getFixedT('en', 'common') as unknown as Ask;
  expect([t('hours', { count: 1 }), t('hours', { count: 4, who: '$& <b>' })]).toEqual([
    '1 hour',
    '4 hours of <$& <b>>',
  ]);
  expect(translator.getFixedT('en', 'site')(($) => $.header.pricing)).toBe('Pricing');
});

test('a text from a namespace that no loader provides throws an error that names the namespace', async () => {
  const translator = await spanish();
  expect(() => translator.getFixedT('es', 'pricing')(($) => $.meta.title)).toThrow('"pricing"');
});

test('[W-581] there is no fallback language: a missing Spanish text does not appear in English', async () => {
  const t = (await spanish()).getFixedT('es', 'site') as unknown as Ask;
  expect(() => t('header.nowhere')).toThrow('site:header.nowhere');
});

test('a page cannot access the texts of another', async () => {
  createTranslator('en', [await loadTexts('en', 'pricing')]);
  const other = createTranslator('en', [await loadTexts('en', 'common')]);
  expect(() => other.getFixedT('en', 'pricing')(($) => $.meta.title)).toThrow('"pricing"');
});
