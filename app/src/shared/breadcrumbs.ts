import type { MetaDescriptor } from 'react-router';
import { siteSettings } from './settings';

/** A breadcrumb: a step from the home page to a page. */
export interface Crumb {
  readonly name: string;
  /** The step's address; the last step, the page itself, is rendered without a link. */
  readonly path?: string;
  /** The language of the name if it differs from the page's. */
  readonly foreign?: string;
}

/** The breadcrumbs as structured data for search engines. */
export function breadcrumbMeta(crumbs: readonly Crumb[]): MetaDescriptor {
  const { publicUrl } = siteSettings();
  return {
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        ...(path && { item: publicUrl + path }),
      })),
    },
  };
}
