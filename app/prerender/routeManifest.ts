import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../src/shared/language';
import { type RouteSet, routeSetOfFrame } from '../src/shared/routeSet';
import type { Frame } from '../src/shared/siteRoutes';

interface Routes {
  readonly [id: string]: { readonly parentId?: string };
}

const frameRoute = /\bframe-(site|shift|demo)\.(en|es)\b/;
const manifestFile = /\/assets\/manifest-([\w-]+)\.js/g;

function setOfFrameRoute(id: string): RouteSet | undefined {
  const [, frame, language] = frameRoute.exec(id) ?? [];
  return frame && language ? routeSetOfFrame(frame as Frame, language as Language) : undefined;
}

/** The routes of one set, with the root that all of them stand under. */
export function routesOfSet<Known extends Routes>(routes: Known, set: RouteSet): Partial<Known> {
  const frameOf = (id: string): string => {
    const parent = routes[id]?.parentId;
    return parent === undefined || parent === 'root' ? id : frameOf(parent);
  };
  const kept = Object.entries(routes).filter(([id]) => id === 'root' || setOfFrameRoute(frameOf(id)) === set);
  return Object.fromEntries(kept) as Partial<Known>;
}

/**
 * Lets a page know the routes of its own set only (`routeSet.ts`), by a manifest that holds no others. The manifests are
 * written beside the framework's own. The framework's fallback page, which stands in no frame, keeps that one.
 *
 * @throws When the framework writes its manifest in another way.
 */
export function ownManifest(site: string, html: string): string {
  const set = setOfFrameRoute(html);
  if (!set) return html;
  return html.replace(manifestFile, (whole, version: string) => {
    const own = `/assets/manifest-${set}-${version}.js`;
    if (!existsSync(join(site, own))) {
      const text = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s.exec(readFileSync(join(site, whole), 'utf8'))?.[1];
      if (!text) throw new Error(`${whole} does not hold the framework's manifest in the form that is known.`);
      const manifest = JSON.parse(text);
      const routes = routesOfSet(manifest.routes, set);
      writeFileSync(join(site, own), `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes })};`);
    }
    return own;
  });
}
