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

/** Title, description and picture of the page at this address, for search engines and for shared links. */
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

/** Namespaces that bring a title and a description of a page. */
type MetaNamespace = { [N in Namespace]: Texts[N] extends { meta: PageTexts } ? N : never }[Namespace];

interface TextMetaArgs<N extends MetaNamespace> {
  loaderData: { texts: { [Own in N]: { meta: PageTexts } } } | undefined;
  location: PageLocation;
}

/** A route's `meta` from the texts that its loader brought, with the page's place in the site. */
export function textMeta<N extends MetaNamespace>(namespace: N) {
  return ({ loaderData, location }: TextMetaArgs<N>): MetaDescriptor[] => {
    const texts = loaderData?.texts[namespace].meta;
    return texts ? [...pageMeta(texts, location), ...placeMeta(texts.title, location)] : [];
  };
}

/** The way from the home page to this one, for search engines; none where they are not to list it. */
function placeMeta(title: string, { pathname }: PageLocation): MetaDescriptor[] {
  const found = pageOfPath(pathname);
  if (!found?.page.indexable || found.page.shell) return [];
  const language = languageOfPath(pathname);
  const [name = title] = title.split(' | ');
  return [
    breadcrumbMeta([
      { name: brand.name, path: pathTo('home', language) },
      // Without the number of a page of a list: its place is that of the list.
      { name, path: inLanguage(fillPath(found.page.path, found.value), found.page.twin ? language : 'en') },
    ]),
  ];
}
