import { inLanguage, type Language, languages } from './language';
import { fillPath } from './pageOfPath';
import { redirects, siteRoutes } from './siteRoutes';

interface ManifestPage {
  path: string;
  file: string;
  data: string | null;
  language: Language;
  twin: string | null;
  indexable: boolean;
  engine: boolean;
}

/** The build's page manifest for the server: `site-manifest.json` in the build folder. */
interface SiteManifest {
  pages: ManifestPage[];
  patterns: { pattern: string; file: string; engine: boolean }[];
  redirects: { from: string; to: string }[];
  notFound: Record<Language, string>;
}

/** The prerendered not-found page of each language, by path. */
export const notFoundFiles: Record<string, string> = { '/404': '404/index.html', '/es/404': 'es/404/index.html' };

function pagesIn(language: Language, shells = false): ManifestPage[] {
  return siteRoutes
    .filter((page) => (language === 'en' || page.twin) && (shells || !page.shell))
    .flatMap((page) => (page.values ?? [null]).map((value) => ({ page, value })))
    .map(({ page, value }) => {
      const path = inLanguage(fillPath(page.path, value), language);
      return {
        path,
        file: path === '/' ? 'index.html' : `${path.slice(1)}/index.html`,
        data: path === '/' ? '_.data' : `${path.slice(1)}.data`,
        language,
        twin: page.twin ? inLanguage(path, language === 'en' ? 'es' : 'en') : null,
        indexable: page.indexable,
        engine: page.engine,
      };
    });
}

/** Paths with a parameter: any value that is not prerendered shows the page of the last one. */
function patternsIn(language: Language): SiteManifest['patterns'] {
  return siteRoutes.flatMap((page) => {
    const last = page.values?.at(-1);
    if (last === undefined || (language === 'es' && !page.twin)) return [];
    return [
      {
        pattern: inLanguage(page.path, language).replace(/:(\w+)/, '{$1}'),
        file: `${inLanguage(fillPath(page.path, last), language).slice(1)}/index.html`,
        engine: page.engine,
      },
    ];
  });
}

/** Every path that the build prerenders, in both languages. */
export function prerenderPaths(): string[] {
  return languages.flatMap((language) => pagesIn(language, true).map((page) => page.path));
}

/** The manifest that the build writes for the server. */
export function siteManifest(): SiteManifest {
  return {
    pages: languages.flatMap((language) => pagesIn(language)),
    patterns: languages.flatMap(patternsIn),
    // A redirect is listed only together with its target page, so that none leads to the not-found page.
    redirects: languages.flatMap((language) =>
      redirects
        .filter(({ to }) => siteRoutes.some((page) => page.path === to))
        .map(({ from, to }) => ({ from: inLanguage(from, language), to: inLanguage(to, language) })),
    ),
    notFound: { en: '404/index.html', es: 'es/404/index.html' },
  };
}
