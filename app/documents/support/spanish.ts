import { expect } from 'vitest';
import { phrasesIn } from './phrases';

/**
 * The page, hidden parts and labels included, contains none of the English texts that have a Spanish translation, and
 * does contain Spanish ones.
 */
export function expectSpanishOnly(page: Document, english: unknown, spanish: unknown): void {
  const labels = Array.from(page.querySelectorAll('main :is([aria-label], [alt])'), (element) =>
    [element.getAttribute('aria-label'), element.getAttribute('alt')].join(' '),
  );
  const found = phrasesIn([page.querySelector('main')?.textContent, page.title, ...labels].join(' '), english, spanish);
  expect(found.translated).toBeGreaterThan(5);
  expect(found.english).toEqual([]);
  expect(found.spanish.length).toBeGreaterThan(found.translated / 2);
}
