import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../language';
import type { Area, Texts } from './texts';

const instances = new Map<Language, i18n>();

function createFor(language: Language): i18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'common',
    ns: [],
    resources: {},
    initAsync: false,
    returnNull: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/** The translator of a language, knowing at least the given texts. Adding an area twice is harmless. */
export function translator(language: Language, texts: readonly Partial<Texts>[]): i18n {
  const instance = instances.get(language) ?? createFor(language);
  instances.set(language, instance);
  for (const part of texts) {
    for (const [area, bundle] of Object.entries(part)) {
      if (!instance.hasResourceBundle(language, area as Area)) instance.addResourceBundle(language, area, bundle);
    }
  }
  return instance;
}
