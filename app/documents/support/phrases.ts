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
 * The phrases of a text that stand in a Spanish bundle and in an English one: `english` are those that have a Spanish
 * translation, of which `translated` are in the bundles.
 */
export function phrasesIn(shown: string, english: unknown, spanish: unknown) {
  const text = oneLine(shown);
  const spanishPhrases = new Set(phrases(spanish));
  const englishOnly = phrases(english).filter((phrase) => !spanishPhrases.has(phrase));
  const isShown = (phrase: string) => text.includes(phrase);
  return {
    translated: englishOnly.length,
    english: englishOnly.filter(isShown),
    spanish: [...spanishPhrases].filter(isShown),
  };
}
