import { inLanguage, languageOfPath } from './language';
import { fillPath, type PageAt } from './pageOfPath';
import { siteSettings } from './settings';

/** The one address of a page: one that repeats another has that one's, and one without a twin keeps to English. */
export function canonicalAddress({ page, value }: PageAt, pathname: string): string {
  const path = fillPath(page.canonical ?? page.path, value);
  return siteSettings().publicUrl + inLanguage(path, page.twin ? languageOfPath(pathname) : 'en');
}
