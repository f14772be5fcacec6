import type { MetaDescriptor } from 'react-router';

interface PageTexts {
  title: string;
  description: string;
}

/** Title and description of a page, for search engines and for shared links. */
export function pageMeta(texts: PageTexts | undefined): MetaDescriptor[] {
  if (!texts) return [];
  return [
    { title: texts.title },
    { name: 'description', content: texts.description },
    { property: 'og:title', content: texts.title },
    { property: 'og:description', content: texts.description },
    { property: 'og:type', content: 'website' },
  ];
}
