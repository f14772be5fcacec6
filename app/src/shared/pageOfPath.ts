import { inLanguage, withoutEndSlash } from './language';
import { type SiteRoute, siteRoutes } from './siteRoutes';

/** A page of the site and the value of its path parameter, if any. */
export interface PageAt {
  readonly page: SiteRoute;
  readonly value: string | null;
}

/** A page's path with its parameter filled in. */
export function fillPath(path: string, value: string | null): string {
  return value === null ? path : path.replace(/:\w+/, encodeURIComponent(value));
}

/** The page at a path, in either language. */
export function pageOfPath(pathname: string): PageAt | undefined {
  const path = inLanguage(withoutEndSlash(pathname), 'en');
  for (const page of siteRoutes) {
    if (page.path === path) return { page, value: null };
    if (!page.values) continue;
    const [before = '', after = ''] = page.path.split(/:\w+/);
    const value = path.slice(before.length, path.length - after.length);
    if (path.startsWith(before) && path.endsWith(after) && value !== '' && !value.includes('/')) return { page, value };
  }
  return undefined;
}
