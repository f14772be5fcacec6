import type { MetaDescriptor } from 'react-router';
import { brand } from './brand';
import type { Language } from './language';
import { pathTo } from './paths';
import { siteSettings } from './settings';

/** The size that networks show a link's picture in, in pixels. */
const size = { width: 1200, height: 630 } as const;

/** The picture that a shared link shows: `public/images/share/{name}-{language}.png`. */
export function shareMeta(name: 'home', language: Language, alt: string): MetaDescriptor[] {
  const picture = `${siteSettings().publicUrl}/images/share/${name}-${language}.png`;
  return [
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: String(size.width) },
    { property: 'og:image:height', content: String(size.height) },
    { property: 'og:image:alt', content: alt },
    { property: 'og:locale', content: language === 'en' ? 'en_GB' : 'es_ES' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Who stands behind the site, for search engines. */
export function organizationMeta(language: Language, description: string): MetaDescriptor {
  const { publicUrl } = siteSettings();
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: brand.name,
      url: publicUrl + pathTo('home', language),
      logo: `${publicUrl}/favicon.svg`,
      email: brand.email,
      description,
    },
  };
}
