import { blog } from '../content/blog';
import { blogTerms as english } from '../locales/en/blogTerms';
import { blogTerms as spanish } from '../locales/es/blogTerms';
import { inLanguage, type Language, languages } from './language';
import { fillPath } from './pageOfPath';
import { pathTo } from './paths';
import { redirects, siteRoutes } from './siteRoutes';

interface ManifestPage {
  path: string;
  file: string;
  data: string | null;
  language: Language;
  twin: string | null;
  indexable: boolean;
  engine: boolean;
  humanCheck: boolean;
}

/** A document that the server fills; the path ends before a slug. */
interface BlogDocument {
  path: string;
  file: string;
}

/** The blog's documents in a language, and what the server needs to fill them. */
interface BlogDocuments {
  language: Language;
  list: BlogDocument;
  post: BlogDocument;
  category: BlogDocument;
  pageSize: number;
  chipsPerCard: number;
  nextPosts: number;
  wordsPerMinute: number;
  categories: Record<string, { name: string; description: string }>;
  tags: Record<string, string>;
}

/** The build's page manifest for the server: `site-manifest.json` in the build folder. */
interface SiteManifest {
  pages: ManifestPage[];
  patterns: { pattern: string; file: string; engine: boolean }[];
  redirects: { from: string; to: string }[];
  notFound: Record<Language, string>;
  blog: BlogDocuments[];
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
        humanCheck: page.humanCheck ?? false,
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

function blogIn(language: Language): BlogDocuments {
  const list = pathTo('blog', language);
  const document = (path: string, shell = '') => ({ path, file: `${path.slice(1)}${shell}/index.html` });
  const { pageSize, chipsPerCard, nextPosts, wordsPerMinute } = blog;
  return {
    language,
    list: document(list),
    post: document(`${list}/`, 'shell'),
    category: document(`${list}/category/`, 'shell'),
    pageSize,
    chipsPerCard,
    nextPosts,
    wordsPerMinute,
    ...{ en: english, es: spanish }[language],
  };
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
    blog: languages.map(blogIn),
  };
}
