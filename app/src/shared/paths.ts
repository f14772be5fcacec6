import { inLanguage, type Language } from './language';
import { type PageId, type SiteRoute, siteRoutes } from './siteRoutes';

/** Pages that links point to and whose place in the route tables is fixed; a page in `siteRoutes` has precedence. */
const plannedPaths = {
  contact: '/contact',
  'sign-up': '/sign-up',
  blog: '/blog',
} as const;

type PlannedPageId = keyof typeof plannedPaths;

/** The id of any page that a link may point to. */
export type LinkedPageId = PageId | PlannedPageId;

const pages: readonly SiteRoute[] = siteRoutes;

/** The address of a page in a language; pages without a Spanish twin keep their English address. */
export function pathTo(id: LinkedPageId, language: Language): string {
  const page = pages.find((candidate) => candidate.id === id);
  if (page) return page.twin ? inLanguage(page.path, language) : page.path;
  return inLanguage(plannedPaths[id as PlannedPageId], language);
}

/** The address of a member's page in the manager's demo. */
export function pathToMember(memberId: string, language: Language): string {
  return inLanguage(`/demo/manager/team-member/${encodeURIComponent(memberId)}`, language);
}

/** The address of a post of the blog. */
export function pathToPost(slug: string, language: Language): string {
  return `${pathTo('blog', language)}/${encodeURIComponent(slug)}`;
}

/** Whether the page at this path has a twin in the other language; paths that are no page of the table have one. */
export function hasTwin(pathname: string): boolean {
  const english = inLanguage(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname, 'en');
  return pages.find(({ path }) => path === english)?.twin ?? true;
}
