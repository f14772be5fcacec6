import type { MetaDescriptor } from 'react-router';
import { brand } from './brand';
import { canonicalAddress } from './canonicalAddress';
import { type Language, languageOfPath } from './language';
import { pageOfPath } from './pageOfPath';
import { pathTo } from './paths';
import { siteSettings } from './settings';
import { type SiteRoute, siteRoutes } from './siteRoutes';

/** The parts of a location that a page's head depends on. */
export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
}

/** Size of a shared link's image, in pixels. */
const size = { width: 1200, height: 630 } as const;

/**
 * The name of a page's share image: its own on the public site, one for the demo and one for the shift pages. A page
 * that repeats another has that page's.
 */
function shareName(page: SiteRoute): string {
  if (page.frame !== 'site') return page.frame;
  return siteRoutes.find(({ path }) => path === page.canonical)?.id ?? page.id;
}

/** Open Graph tags of a page with the image `public/images/share/{name}-{language}.png`. */
export function shareMeta({ pathname, search }: PageLocation, title: string, description: string): MetaDescriptor[] {
  const found = pageOfPath(pathname);
  if (!found) return [];
  const { page } = found;
  const { publicUrl } = siteSettings();
  const language = languageOfPath(pathname);
  const picture = `${publicUrl}/images/share/${shareName(page)}-${language}.png`;
  return [
    // The server writes a post's own address.
    ...(page.shell ? [] : [{ property: 'og:url', content: canonicalAddress(found, pathname, search) }]),
    { property: 'og:site_name', content: brand.name },
    { property: 'og:image', content: picture },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(size.width) },
    { property: 'og:image:height', content: String(size.height) },
    { property: 'og:image:alt', content: title },
    { property: 'og:locale', content: language === 'en' ? 'en_GB' : 'es_ES' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
    { name: 'twitter:image:alt', content: title },
  ];
}

/** The organization as structured data for search engines. */
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

/** A plan as structured data: its price in euros per user and month, without VAT, and for how many users it is. */
export interface PlanOffer {
  name: string;
  price: number;
  minUsers?: number;
  maxUsers?: number;
}

/** The plans as structured data for search engines. */
export function offersMeta(language: Language, description: string, plans: readonly PlanOffer[]): MetaDescriptor {
  const url = siteSettings().publicUrl + pathTo('pricing', language);
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: brand.name,
      description,
      brand: { '@type': 'Brand', name: brand.name },
      offers: plans.map(({ name, price, minUsers, maxUsers }) => ({
        '@type': 'Offer',
        name,
        url,
        price,
        priceCurrency: 'EUR',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price,
          priceCurrency: 'EUR',
          unitCode: 'MON',
          unitText: language === 'es' ? 'usuario y mes' : 'user and month',
          valueAddedTaxIncluded: false,
        },
        ...((minUsers || maxUsers) && {
          eligibleQuantity: { '@type': 'QuantitativeValue', minValue: minUsers, maxValue: maxUsers },
        }),
      })),
    },
  };
}
