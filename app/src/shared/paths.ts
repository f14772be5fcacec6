import { inLanguage, type Language } from './language';
import { type PageId, siteRoutes } from './siteRoutes';

/** Pages of the demo that the frame links to; their place in the tables is fixed by the specification. */
const demoPaths = {
  'manager-overview': '/demo/manager/overview',
  'manager-view-team': '/demo/manager/view-team',
  'team-member-overview': '/demo/team-member/overview',
  contact: '/contact',
} as const;

export type DemoPageId = keyof typeof demoPaths;

const pagePaths = Object.fromEntries(siteRoutes.map((route) => [route.id, route.path])) as Record<PageId, string>;

/** The address of a page in a language; pages without a Spanish twin keep their English address. */
export function pathTo(id: PageId | DemoPageId, language: Language): string {
  if (id in demoPaths) return inLanguage(demoPaths[id as DemoPageId], language);
  const route = siteRoutes.find((candidate) => candidate.id === id);
  const path = pagePaths[id as PageId];
  return route?.twin ? inLanguage(path, language) : path;
}
