import { expect, test } from 'vitest';
import { inLanguage, languageOfPath, languageOfRequest, languages, withoutEndSlash } from './language';
import { hasTwin, type LinkedPageId, pathTo, pathToMember, pathToOwnTeam, pathToPost } from './paths';

test('[W-075] [W-076] [W-584] the path determines the language, one of two', () => {
  expect(languages).toEqual(['en', 'es']);
  expect(['/es', '/es/', '/es/pricing'].map(languageOfPath)).toEqual(['es', 'es', 'es']);
  expect(['/', '/pricing', '/essay', '/espresso/es'].map(languageOfPath)).toEqual(['en', 'en', 'en', 'en']);
});

test('[W-079] [W-080] switching the language adds or removes the prefix', () => {
  expect(inLanguage('/', 'es')).toBe('/es');
  expect(inLanguage('/es', 'en')).toBe('/');
  expect(inLanguage('/pricing', 'es')).toBe('/es/pricing');
  expect(inLanguage('/es/pricing', 'en')).toBe('/pricing');
  expect(inLanguage('/es/pricing', 'es')).toBe('/es/pricing');
});

test('links point to the page in its language', () => {
  expect(pathTo('home', 'es')).toBe('/es');
  expect(pathTo('pricing', 'en')).toBe('/pricing');
  expect(pathTo('logistics-case', 'es')).toBe('/es/logistics-case');
  expect(pathToPost('a-post', 'es')).toBe('/es/blog/a-post');
  expect(hasTwin('/')).toBe(true);
  expect(hasTwin('/es/')).toBe(true);
  expect(['/privacy', '/privacy/', '/nowhere', '/pricing'].map(hasTwin)).toEqual([false, false, true, true]);
  expect(pathTo('pick-experience', 'es')).toBe('/pick-experience');
  expect(pathToMember('TM 1', 'es')).toBe('/es/demo/manager/team-member/TM%201');
  expect(pathToOwnTeam('es')).toBe('/es/shift-scheduler#own-team');
  expect(() => pathTo('nowhere' as LinkedPageId, 'en')).toThrow('No page has the id nowhere');
});

test('a trailing slash is ignored, except on the home page', () => {
  expect(['/', '/pricing', '/pricing/', '/a/b/'].map(withoutEndSlash)).toEqual(['/', '/pricing', '/pricing', '/a/b']);
});

test("page data is requested in the page's language", () => {
  const asked = (path: string) => languageOfRequest(new Request(`https://brightcrew.example${path}`));
  expect(['/es.data', '/es/pricing.data', '/es'].map(asked)).toEqual(['es', 'es', 'es']);
  expect(['/_.data', '/pricing.data?lng=es', '/es.database'].map(asked)).toEqual(['en', 'en', 'en']);
});
