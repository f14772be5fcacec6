/** The two languages of the site; English is the fallback. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** Spanish is active when the path starts with /es, otherwise English. */
export function languageOfPath(pathname: string): Language {
  return pathname === '/es' || pathname.startsWith('/es/') ? 'es' : 'en';
}

/** The same path in the given language: adds or removes the /es prefix. */
export function inLanguage(pathname: string, language: Language): string {
  const english = languageOfPath(pathname) === 'es' ? pathname.slice('/es'.length) || '/' : pathname;
  if (language === 'en') return english;
  return english === '/' ? '/es' : `/es${english}`;
}
