import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import { type Language, languageOfPath } from './language';

/** The language of a page without a translated path, where it is the visitor's instead of the path's. */
export const VisitorLanguage = createContext<Language | undefined>(undefined);

/** The current page's language: its path's, unless the page is shown in the visitor's. */
export function useLanguage(): Language {
  const ofPath = languageOfPath(useLocation().pathname);
  return useContext(VisitorLanguage) ?? ofPath;
}
