import { deviceStorage } from '../deviceStorage';
import type { Language } from '../language';

/** The storage key of the chosen language. */
export const languageKey = deviceStorage.language.name;

/** Stores the chosen language in local storage, where available. */
export function rememberLanguage(language: Language): void {
  try {
    window.localStorage.setItem(languageKey, language);
  } catch {
    // Without storage the path alone decides, as on every translated page.
  }
}
