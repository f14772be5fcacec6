import type { Language } from '../language';

/** Where a choice of language is kept. */
export const languageKey = 'i18nextLng';

/** Keeps a chosen language in local storage, where that is allowed. */
export function rememberLanguage(language: Language): void {
  try {
    window.localStorage.setItem(languageKey, language);
  } catch {
    // Without storage the path alone decides, as it does on every page that has a twin.
  }
}
