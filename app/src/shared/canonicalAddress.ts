import { inLanguage, languageOfPath } from './language';
import { pageOfQuery, pageParameter } from './listPage';
import { fillPath, type PageAt } from './pageOfPath';
import { siteSettings } from './settings';
import type { SiteRoute } from './siteRoutes';

/** What tells the pages of a list apart in their addresses: nothing for the first one, nor for what is no list. */
export function pageQuery(page: SiteRoute, search: string): string {
  const number = page.paged ? pageOfQuery(new URLSearchParams(search)) : 1;
  return number === 1 ? '' : `?${pageParameter}=${number}`;
}

/** The one address of a page: one that repeats another has that one's, and one without a twin keeps to English. */
export function canonicalAddress({ page, value }: PageAt, pathname: string, search: string): string {
  const path = fillPath(page.canonical ?? page.path, value);
  const address = inLanguage(path, page.twin ? languageOfPath(pathname) : 'en');
  return siteSettings().publicUrl + address + pageQuery(page, search);
}
