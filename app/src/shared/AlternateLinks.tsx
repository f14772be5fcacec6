import { useLocation } from 'react-router';
import { inLanguage, type Language, languageOfPath } from './language';
import { fillPath, pageOfPath } from './pageOfPath';
import { useSiteSettings } from './useSiteSettings';

/** Canonical and hreflang links: a page that has a twin names both, itself included, and English as x-default. */
export function AlternateLinks() {
  const { pathname } = useLocation();
  const { publicUrl } = useSiteSettings();
  const found = pageOfPath(pathname);
  if (!found) return <meta name="robots" content="noindex" />;
  const { page, value } = found;
  const language = languageOfPath(pathname);
  const address = (of: Language, path: string) => publicUrl + inLanguage(fillPath(path, value), of);
  // A page that repeats another points to it; one without a twin of its own keeps to English.
  const canonical = address(page.twin ? language : 'en', page.canonical ?? page.path);
  return (
    <>
      <link rel="canonical" href={canonical} />
      {page.twin && (
        <>
          <link rel="alternate" hrefLang="en" href={address('en', page.path)} />
          <link rel="alternate" hrefLang="es" href={address('es', page.path)} />
          <link rel="alternate" hrefLang="x-default" href={address('en', page.path)} />
        </>
      )}
    </>
  );
}
