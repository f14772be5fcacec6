import type { MetaDescriptor } from 'react-router';
import { brand } from './brand';
import { breadcrumbMeta } from './breadcrumbs';
import type { Namespace, Texts } from './i18n/texts';
import { inLanguage, languageOfPath } from './language';
import { fillPath, pageOfPath } from './pageOfPath';
import { pathTo } from './paths';
import { type PageLocation, shareMeta } from './shareMeta';

interface PageTexts {
  title: string;
  description: string;
}

/** Title, description and image of the page at this address, for search engines and shared links. */
export function pageMeta(texts: PageTexts | undefined, location: PageLocation): MetaDescriptor[] {
  if (!texts) return [];
  const { title, description } = texts;
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    ...shareMeta(location, title, description),
  ];
}

/** Namespaces with a page title and description. */
type MetaNamespace = { [N in Namespace]: Texts[N] extends { meta: PageTexts } ? N : never }[Namespace];

interface TextMetaArgs<N extends MetaNamespace> {
  loaderData: { texts: { [Own in N]: { meta: PageTexts } } } | undefined;
  location: PageLocation;
}

/** A route's `meta` from the texts of its loader, with breadcrumbs. */
export function textMeta<N extends MetaNamespace>(namespace: N) {
  return ({ loaderData, location }: TextMetaArgs<N>): MetaDescriptor[] => {
    const texts = loaderData?.texts[namespace].meta;
    return texts ? [...pageMeta(texts, location), ...placeMeta(texts.title, location)] : [];
  };
}

/** Breadcrumbs for search engines; none for pages that they should not index. */
function placeMeta(title: string, { pathname }: PageLocation): MetaDescriptor[] {
  const found = pageOfPath(pathname);
  if (!found?.page.indexable || found.page.shell) return [];
  const language = languageOfPath(pathname);
  const [name = title] = title.split(' | ');
  return [
    breadcrumbMeta([
      { name: brand.name, path: pathTo('home', language) },
      // Without the page number of a list: its breadcrumb is the list.
      { name, path: inLanguage(fillPath(found.page.path, found.value), found.page.twin ? language : 'en') },
    ]),
  ];
}
