import { useLocation } from 'react-router';
import { canonicalAddress, pageQuery } from './canonicalAddress';
import { inLanguage, type Language } from './language';
import { fillPath, pageOfPath } from './pageOfPath';
import { siteSettings } from './settings';

/** Canonical and hreflang links. A page with a translation lists both, itself included, and English as x-default. */
export function AlternateLinks() {
  const { pathname, search } = useLocation();
  // The final address also during hydration: React adopts a link in the head only if its address is the same.
  const { publicUrl } = siteSettings();
  const found = pageOfPath(pathname);
  if (!found) return <meta name="robots" content="noindex" />;
  const { page, value } = found;
  const query = pageQuery(page, search);
  const address = (of: Language, path: string) => publicUrl + inLanguage(fillPath(path, value), of) + query;
  return (
    <>
      <link rel="canonical" href={canonicalAddress(found, pathname, search)} />
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
