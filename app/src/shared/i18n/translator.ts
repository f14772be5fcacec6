import { createInstance, type i18n } from 'i18next';
import type { Language } from '../language';
import type { Texts } from './texts';

/**
 * Creates the translator of one page, limited to the given texts.
 *
 * A text that the page's loaders did not provide is an error in the build, in tests and in development; visitors get
 * its key instead of a crash.
 */
export function createTranslator(language: Language, texts: readonly Partial<Texts>[]): i18n {
  const translator = createInstance();
  void translator.init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'common',
    ns: [],
    resources: { [language]: Object.assign({}, ...texts) },
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    // A translator's language and texts never change, so components need not subscribe.
    react: { useSuspense: false, bindI18n: '', bindI18nStore: '' },
    saveMissing: import.meta.env.SSR || import.meta.env.DEV,
    missingKeyHandler: (_languages, namespace, key) => {
      throw new Error(
        `The page has no text for ${namespace}:${key}; its loader must name the namespace "${namespace}"`,
      );
    },
  });
  return translator;
}
