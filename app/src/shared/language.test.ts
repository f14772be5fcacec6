import { expect, test } from 'vitest';
import { inLanguage, languageOfPath, languages } from './language';
import { hasTwin, pathTo, pathToPost } from './paths';

test('[W-075] [W-076] [W-584] the path decides the language, one of two', () => {
  expect(languages).toEqual(['en', 'es']);
  expect(['/es', '/es/', '/es/pricing'].map(languageOfPath)).toEqual(['es', 'es', 'es']);
  expect(['/', '/pricing', '/essay', '/espresso/es'].map(languageOfPath)).toEqual(['en', 'en', 'en', 'en']);
});

test('[W-079] [W-080] choosing a language adds or removes the prefix', () => {
  expect(inLanguage('/', 'es')).toBe('/es');
  expect(inLanguage('/es', 'en')).toBe('/');
  expect(inLanguage('/pricing', 'es')).toBe('/es/pricing');
  expect(inLanguage('/es/pricing', 'en')).toBe('/pricing');
  expect(inLanguage('/es/pricing', 'es')).toBe('/es/pricing');
});

test('links lead to the page in its language', () => {
  expect(pathTo('home', 'es')).toBe('/es');
  expect(pathTo('pricing', 'en')).toBe('/pricing');
  expect(pathTo('logistics-case', 'es')).toBe('/es/logistics-case');
  expect(pathToPost('a-post', 'es')).toBe('/es/blog/a-post');
  expect(hasTwin('/')).toBe(true);
  expect(hasTwin('/es/')).toBe(true);
});
