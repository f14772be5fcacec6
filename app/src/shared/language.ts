/** The two languages of the site; English is the fallback. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** Spanish if the path starts with /es, otherwise English. */
export function languageOfPath(pathname: string): Language {
  return pathname === '/es' || pathname.startsWith('/es/') ? 'es' : 'en';
}

/** The path as links have it, without the trailing slash under which a folder's page is served. */
export function withoutEndSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
}

/** The same path in the given language: adds or removes the /es prefix. */
export function inLanguage(pathname: string, language: Language): string {
  const english = languageOfPath(pathname) === 'es' ? pathname.slice('/es'.length) || '/' : pathname;
  if (language === 'en') return english;
  return english === '/' ? '/es' : `/es${english}`;
}

/** The language of a request to a loader; the data of `/es` is requested as `/es.data`. */
export function languageOfRequest(request: Request): Language {
  return languageOfPath(new URL(request.url).pathname.replace(/\.data$/, ''));
}
