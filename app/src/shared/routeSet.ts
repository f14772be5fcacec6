import { type Language, languageOfPath } from './language';
import { pageOfPath } from './pageOfPath';
import type { Frame } from './siteRoutes';

/**
 * The pages that a document's scripts know: those in its language, of the public site or of the demo. To know all of
 * them would take a slow phone twice as long to start, and a document of the public site must not run the engine anyway.
 */
export type RouteSet = `${Language}-${'site' | 'demo'}`;

/** The set that the pages of a frame belong to. */
export function routeSetOfFrame(frame: Frame, language: Language): RouteSet {
  return `${language}-${frame === 'site' ? 'site' : 'demo'}`;
}

/** The set that the page at a path belongs to; the page for unknown paths is one of the public site. */
export function routeSetOfPath(pathname: string): RouteSet {
  return routeSetOfFrame(pageOfPath(pathname)?.page.frame ?? 'site', languageOfPath(pathname));
}
