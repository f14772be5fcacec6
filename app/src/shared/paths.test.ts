import { expect, test } from 'vitest';
import { hasTwin, insteadOfTwin } from './paths';

test('a page that repeats another links to that page in the other language, any other without a translation to the home page', () => {
  for (const path of ['/privacy', '/terms', '/cookies', '/cookies/']) {
    expect(hasTwin(path)).toBe(false);
    expect(insteadOfTwin(path, 'es')).toBe('/es/privacy-and-terms');
    expect(insteadOfTwin(path, 'en')).toBe('/privacy-and-terms');
  }
  expect(hasTwin('/pick-experience')).toBe(false);
  expect(insteadOfTwin('/pick-experience', 'es')).toBe('/es');
  expect(insteadOfTwin('/pick-experience', 'en')).toBe('/');
});
