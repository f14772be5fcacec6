import { useLocation } from 'react-router';
import { inLanguage } from './language';
import { type SiteRoute, siteRoutes } from './siteRoutes';
import { useSiteSettings } from './useSiteSettings';

const pages: readonly SiteRoute[] = siteRoutes;

/** Canonical and hreflang links: a page that has a twin names both, itself included, and English as x-default. */
export function AlternateLinks() {
  const { pathname } = useLocation();
  const { publicUrl } = useSiteSettings();
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const english = inLanguage(path, 'en');
  const page = pages.find((candidate) => candidate.path === english);
  if (!page) return <meta name="robots" content="noindex" />;
  const address = (language: 'en' | 'es') => publicUrl + inLanguage(page.path, language);
  return (
    <>
      <link rel="canonical" href={publicUrl + (page.canonical ?? path)} />
      {page.twin && (
        <>
          <link rel="alternate" hrefLang="en" href={address('en')} />
          <link rel="alternate" hrefLang="es" href={address('es')} />
          <link rel="alternate" hrefLang="x-default" href={address('en')} />
        </>
      )}
    </>
  );
}
