import type { MetaDescriptor } from 'react-router';
import { shareMeta } from './shareMeta';

interface PageTexts {
  title: string;
  description: string;
}

/** Title, description and picture of the page at this path, for search engines and for shared links. */
export function pageMeta(texts: PageTexts | undefined, pathname: string): MetaDescriptor[] {
  if (!texts) return [];
  const { title, description } = texts;
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    ...shareMeta(pathname, title, description),
  ];
}
