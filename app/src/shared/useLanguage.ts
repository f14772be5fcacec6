import { useLocation } from 'react-router';
import { type Language, languageOfPath } from './language';

/** The current page's language, from its path. */
export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname);
}
