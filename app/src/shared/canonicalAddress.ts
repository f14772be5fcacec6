import { inLanguage, languageOfPath } from './language';
import { pageOfQuery, pageParameter } from './listPage';
import { fillPath, type PageAt } from './pageOfPath';
import { siteSettings } from './settings';
import type { SiteRoute } from './siteRoutes';

/** The query that distinguishes the pages of a list; empty for the first page and for other pages. */
export function pageQuery(page: SiteRoute, search: string): string {
  const number = page.paged ? pageOfQuery(new URLSearchParams(search)) : 1;
  return number === 1 ? '' : `?${pageParameter}=${number}`;
}

/**
 * The canonical address of a page; one that repeats another has that page's, and one without a translation the English
 * one.
 */
export function canonicalAddress({ page, value }: PageAt, pathname: string, search: string): string {
  const path = fillPath(page.canonical ?? page.path, value);
  const address = inLanguage(path, page.twin ? languageOfPath(pathname) : 'en');
  return siteSettings().publicUrl + address + pageQuery(page, search);
}
