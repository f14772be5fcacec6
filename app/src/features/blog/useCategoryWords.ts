import { useTranslation } from 'react-i18next';
import type { CategoryWords } from './CategoryIntro';
import { plainText } from './post';
import type { Term } from './rawPost';

/** Name and description of a category in the page's language; without them the content system's own, in English. */
export function useCategoryWords(): (category: Term) => CategoryWords {
  const { t } = useTranslation('blog');
  const words = t(($) => $.topics.categoryWords, { returnObjects: true });
  return ({ slug, name, description }) =>
    words[slug] ?? { name: plainText(name), description: plainText(description), foreign: 'en' };
}
