import { inLanguage, type Language, withoutEndSlash } from './language';
import { type PageId, siteRoutes } from './siteRoutes';

/** The id of any page that can be linked to. */
export type LinkedPageId = PageId;

/** The address of a page in a language; pages without a Spanish version keep their English address. */
export function pathTo(id: LinkedPageId, language: Language): string {
  const page = siteRoutes.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`No page has the id ${id}`);
  return page.twin ? inLanguage(page.path, language) : page.path;
}

/** The address of a member's page in the manager demo. */
export function pathToMember(memberId: string, language: Language): string {
  return inLanguage(`/demo/manager/team-member/${encodeURIComponent(memberId)}`, language);
}

/** The fragment that opens 'Try it with your team' in the scheduler. */
export const ownTeamFragment = '#own-team';

/** The fragment that starts the guided tour in the scheduler. */
export const tourFragment = '#tour';

/** The fragment that opens the team's shift types in the scheduler. */
export const shiftTypesFragment = '#shift-types';
/** Opens the working time of the roster in the scheduler. */
export const workingTimeFragment = '#working-time';

/** The prefix of a fragment that contains a week. */
export const weekFragment = '#week=';

/** The address of the scheduler with 'Try it with your team' open. */
export function pathToOwnTeam(language: Language): string {
  return `${pathTo('shift-scheduler', language)}${ownTeamFragment}`;
}

/** The address of a blog post. */
export function pathToPost(slug: string, language: Language): string {
  return `${pathTo('blog', language)}/${encodeURIComponent(slug)}`;
}

function pageAt(pathname: string) {
  const english = inLanguage(withoutEndSlash(pathname), 'en');
  return siteRoutes.find(({ path }) => path === english);
}

/** Whether the page at this path exists in the other language; paths outside the table do. */
export function hasTwin(pathname: string): boolean {
  return pageAt(pathname)?.twin ?? true;
}

/**
 * Where the language switcher leads on a page without a translation: to the page that it repeats, else the home page.
 */
export function pathWithoutTwin(pathname: string, language: Language): string {
  const repeated = pageAt(pathname)?.canonical;
  return repeated ? inLanguage(repeated, language) : pathTo('home', language);
}
