import { expect, test } from 'vitest';
import { hasTwin, pathWithoutTwin } from './paths';

test('a page that repeats another links to that page in the other language, any other without a translation to the home page', () => {
  for (const path of ['/privacy', '/terms', '/cookies', '/cookies/']) {
    expect(hasTwin(path)).toBe(false);
    expect(pathWithoutTwin(path, 'es')).toBe('/es/privacy-and-terms');
    expect(pathWithoutTwin(path, 'en')).toBe('/privacy-and-terms');
  }
  expect(hasTwin('/pick-experience')).toBe(false);
  expect(pathWithoutTwin('/pick-experience', 'es')).toBe('/es');
  expect(pathWithoutTwin('/pick-experience', 'en')).toBe('/');
});
