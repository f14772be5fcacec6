import { browserSources, detectLanguage } from '~/shared/i18n/detectLanguage';
import { loadTexts } from '~/shared/i18n/texts';
import { createTranslator } from '~/shared/i18n/translator';
import type { Language } from '~/shared/language';
import type { FrameLanguage } from './useFrameLanguage';

/** The frame's texts in the visitor's language, if that is not the page's language. */
export async function visitorFrame(ofPage: Language): Promise<FrameLanguage | undefined> {
  const language = detectLanguage(browserSources());
  if (language === ofPage) return undefined;
  return { language, own: createTranslator(language, [await loadTexts(language, 'common', 'site')]) };
}
