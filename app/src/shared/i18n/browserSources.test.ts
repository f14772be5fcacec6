// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { browserSources, detectLanguage } from './detectLanguage';
import { rememberLanguage } from './rememberLanguage';

const detect = () => detectLanguage(browserSources());

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = 'i18nextLng=; max-age=0';
});

test('[W-085] the query parameter lng takes precedence over stored values', () => {
  window.localStorage.setItem('i18nextLng', 'en');
  window.history.replaceState(null, '', '/somewhere?utm_source=x&lng=es');
  expect(detect()).toBe('es');
  window.history.replaceState(null, '', '/somewhere?language=es');
  expect(detect()).toBe('en');
});

test('[W-086] the choice is written to the local storage key i18nextLng, and read from it', () => {
  rememberLanguage('es');
  expect({ ...window.localStorage }).toEqual({ i18nextLng: 'es' });
  expect(detect()).toBe('es');
});

test('the cookie and the session storage use the same key', () => {
  window.sessionStorage.setItem('i18nextLng', 'es');
  expect(detect()).toBe('es');
  // Another cookie may precede it.
  for (const cookie of ['theme=es', 'i18nextLng=en']) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
    document.cookie = cookie;
  }
  expect(detect()).toBe('en');
});

test('with storage blocked, the browser language is used', () => {
  const { localStorage } = window;
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  try {
    expect(() => rememberLanguage('es')).not.toThrow();
    expect(browserSources()).toMatchObject({ query: null, stored: null, browser: navigator.languages });
  } finally {
    Object.defineProperty(window, 'localStorage', { configurable: true, value: localStorage });
  }
});
