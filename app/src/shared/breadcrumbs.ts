import type { MetaDescriptor } from 'react-router';
import { siteSettings } from './settings';

/** A step on the way from the home page to a page. */
export interface Crumb {
  readonly name: string;
  /** The step's own address; the last step, the page itself, is drawn without a link. */
  readonly path?: string;
  /** The language of the name where it is not the page's. */
  readonly foreign?: string;
  /** By what the server finds a name that it fills in. */
  readonly data?: string;
}

/** The same way for search engines. */
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
