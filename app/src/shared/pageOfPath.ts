import { inLanguage, withoutEndSlash } from './language';
import { type SiteRoute, siteRoutes } from './siteRoutes';

/** A page of the site and the value of its path's parameter, where it has one. */
export interface PageAt {
  readonly page: SiteRoute;
  readonly value: string | null;
}

/** The path of a page with its parameter filled in. */
export function fillPath(path: string, value: string | null): string {
  return value === null ? path : path.replace(/:\w+/, encodeURIComponent(value));
}

/** The page that a path, in either language, shows. */
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
