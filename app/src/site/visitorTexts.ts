import type { i18n } from 'i18next';
import { browserSources, detectLanguage } from '~/shared/i18n/detectLanguage';
import { loadTexts, namespaces } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import type { Language } from '~/shared/language';

export interface PageLanguage {
  language: Language;
  /** A translator of its own, if the language is not the path's. */
  own?: i18n;
}

/** The texts of the frame and of these namespaces in the visitor's language, if that is not the path's. */
export async function inVisitorsLanguage(
  ofPath: Language,
  ofPage: readonly string[],
): Promise<PageLanguage | undefined> {
  const language = detectLanguage(browserSources());
  if (language === ofPath) return undefined;
  const page = namespaces.filter((namespace) => ofPage.includes(namespace));
  const texts = await loadTexts(language, 'common', 'site', ...page);
  const title = Object.values(texts as Record<string, { meta?: { title?: string } }>).find(({ meta }) => meta?.title)
    ?.meta?.title;
  if (title) document.title = title;
  return { language, own: createTranslator(language, [texts]) };
}
