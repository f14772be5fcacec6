import { useLocation } from 'react-router';
import { type Language, languageOfPath } from './language';

/** The language of the page that is shown: its path decides. */
export function useLanguage(): Language {
  return languageOfPath(useLocation().pathname);
}
