import { describe, expect, test } from 'vitest';
import { languages } from '../language';
import { detectLanguage, type LanguageSources, languageParameter } from './detectLanguage';
import { languageKey } from './rememberLanguage';

const silent: LanguageSources = { query: null, cookie: null, stored: null, session: null, browser: [], htmlTag: null };

describe('without a language in the path', () => {
  test('[W-081] the stored choice precedes the browser language', () => {
    expect(detectLanguage({ ...silent, stored: 'es', browser: ['en-GB'] })).toBe('es');
    expect(detectLanguage({ ...silent, stored: 'en', browser: ['es-MX'] })).toBe('en');
  });

  test("[W-082] the browser's first supported language is used", () => {
    expect(detectLanguage({ ...silent, browser: ['es-MX', 'en'] })).toBe('es');
    expect(detectLanguage({ ...silent, browser: ['fr-FR', 'es'] })).toBe('es');
  });

  test('[W-083] English is the fallback, also for unknown tags', () => {
    expect(detectLanguage(silent)).toBe('en');
    expect(detectLanguage({ ...silent, stored: 'fr', browser: ['de', 'ca'], htmlTag: 'pt' })).toBe('en');
    expect(detectLanguage({ ...silent, stored: 'esperanto' })).toBe('en');
  });

  test('[W-084] the order is query, cookie, local storage, session storage, browser, html tag', () => {
    const order = ['query', 'cookie', 'stored', 'session', 'browser', 'htmlTag'] as const;
    for (const [place, source] of order.entries()) {
      // This source is Spanish, every later one English: the earliest wins.
      const sources: LanguageSources = { ...silent };
      for (const later of order.slice(place)) {
        const tag = later === source ? 'es' : 'en';
        if (later === 'browser') sources.browser = [tag];
        else sources[later] = tag;
      }
      expect(detectLanguage(sources), source).toBe('es');
    }
  });
});

test('[W-585] the parameter is lng, the key i18nextLng, the languages en and es', () => {
  expect(languageParameter).toBe('lng');
  expect(languageKey).toBe('i18nextLng');
  expect(languages).toEqual(['en', 'es']);
});
