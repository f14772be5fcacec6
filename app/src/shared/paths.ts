import { inLanguage, type Language, withoutEndSlash } from './language';
import { type PageId, siteRoutes } from './siteRoutes';

/** The id of any page that a link may point to. */
export type LinkedPageId = PageId;

/** The address of a page in a language; pages without a Spanish twin keep their English address. */
export function pathTo(id: LinkedPageId, language: Language): string {
  const page = siteRoutes.find((candidate) => candidate.id === id);
  if (!page) throw new Error(`No page has the id ${id}`);
  return page.twin ? inLanguage(page.path, language) : page.path;
}

/** The address of a member's page in the manager's demo. */
export function pathToMember(memberId: string, language: Language): string {
  return inLanguage(`/demo/manager/team-member/${encodeURIComponent(memberId)}`, language);
}

/** The fragment of the scheduler's address that opens 'Try it with your team'. */
export const ownTeamFragment = '#own-team';

/** The fragment of the scheduler's address that begins the guided tour. */
export const tourFragment = '#tour';

/** How the fragment of a scheduler's address begins that carries a week. */
export const weekFragment = '#week=';

/** The address of the scheduler with 'Try it with your team' open. */
export function pathToOwnTeam(language: Language): string {
  return `${pathTo('shift-scheduler', language)}${ownTeamFragment}`;
}

/** The address of a post of the blog. */
export function pathToPost(slug: string, language: Language): string {
  return `${pathTo('blog', language)}/${encodeURIComponent(slug)}`;
}

/** The address of a category of the blog. */
export function pathToCategory(slug: string, language: Language): string {
  return `${pathTo('blog', language)}/category/${encodeURIComponent(slug)}`;
}

function pageAt(pathname: string) {
  const english = inLanguage(withoutEndSlash(pathname), 'en');
  return siteRoutes.find(({ path }) => path === english);
}

/** Whether the page at this path has a twin in the other language; paths that are no page of the table have one. */
export function hasTwin(pathname: string): boolean {
  return pageAt(pathname)?.twin ?? true;
}

/** What a page without a twin leads to in a language: the page that it repeats, else the home page. */
export function insteadOfTwin(pathname: string, language: Language): string {
  const repeated = pageAt(pathname)?.canonical;
  return repeated ? inLanguage(repeated, language) : pathTo('home', language);
}
