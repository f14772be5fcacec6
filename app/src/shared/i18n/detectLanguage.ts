import { type Language, languages } from '../language';
import { languageKey } from './rememberLanguage';

/** The query parameter for the language. */
export const languageParameter = 'lng';

/** The query without the language parameter, which the path replaces. */
export function withoutLanguage(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(languageParameter);
  return query.toString();
}

/** Sources of the visitor's language where the path has none. */
export interface LanguageSources {
  query: string | null;
  cookie: string | null;
  stored: string | null;
  session: string | null;
  browser: readonly string[];
  htmlTag: string | null;
}

function known(tag: string | null): Language | undefined {
  const base = tag?.toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === base);
}

/**
 * Detects the language in the order query parameter, cookie, local storage, session storage, browser, html tag, with
 * English as the fallback.
 */
export function detectLanguage(sources: LanguageSources): Language {
  const { query, cookie, stored, session, browser, htmlTag } = sources;
  for (const tag of [query, cookie, stored, session, ...browser, htmlTag]) {
    const language = known(tag);
    if (language) return language;
  }
  return 'en';
}

function fromStorage(storage: () => Storage): string | null {
  try {
    return storage().getItem(languageKey);
  } catch {
    // Browsers may block storage entirely.
    return null;
  }
}

/** The sources of this browser. */
export function browserSources(): LanguageSources {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${languageKey}=`));
  return {
    query: new URLSearchParams(window.location.search).get(languageParameter),
    cookie: cookie?.slice(languageKey.length + 1) ?? null,
    stored: fromStorage(() => window.localStorage),
    session: fromStorage(() => window.sessionStorage),
    browser: navigator.languages,
    htmlTag: document.documentElement.lang,
  };
}
