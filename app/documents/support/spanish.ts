import { expect } from 'vitest';

const oneLine = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();

/** The fixed parts of every text in a bundle: the text between placeholders, where it has two words or more. */
function phrases(bundle: unknown): string[] {
  if (typeof bundle === 'string')
    return bundle
      .split(/\{\{.*?\}\}/)
      .map(oneLine)
      .filter((part) => /\S\s\S/.test(part));
  if (typeof bundle !== 'object' || bundle === null) return [];
  return Object.values(bundle).flatMap(phrases);
}

/**
 * The page, hidden parts and labels included, contains none of the English texts that have a Spanish translation, and
 * does contain Spanish ones.
 */
export function expectSpanishOnly(page: Document, english: unknown, spanish: unknown): void {
  const labels = Array.from(page.querySelectorAll('main :is([aria-label], [alt])'), (element) =>
    [element.getAttribute('aria-label'), element.getAttribute('alt')].join(' '),
  );
  const text = oneLine([page.querySelector('main')?.textContent, page.title, ...labels].join(' '));
  const spanishPhrases = new Set(phrases(spanish));
  const englishOnly = phrases(english).filter((phrase) => !spanishPhrases.has(phrase));
  expect(englishOnly.length).toBeGreaterThan(5);
  expect(englishOnly.filter((phrase) => text.includes(phrase))).toEqual([]);
  expect([...spanishPhrases].filter((phrase) => text.includes(phrase)).length).toBeGreaterThan(englishOnly.length / 2);
}
