import type { MetaDescriptor } from 'react-router';
import type { Namespace, Texts } from './i18n/texts';
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

/** A route's `meta` from the texts that its loader brought. */
export function textMeta<N extends MetaNamespace>(namespace: N) {
  return ({ loaderData, location }: TextMetaArgs<N>): MetaDescriptor[] =>
    pageMeta(loaderData?.texts[namespace].meta, location);
}
