import { useTranslation } from 'react-i18next';

/** Texts of a category or tag. */
export interface TermTexts {
  readonly name: string;
  /** Empty for a tag, and if there is none. */
  readonly description: string;
  /** The language of the texts if it differs from the page's. */
  readonly foreign?: string;
}

/** A category's or tag's texts from the content system, as plain text. */
interface CmsTexts {
  readonly slug?: string;
  readonly name: string;
  readonly description?: string;
}

/** The entry of a slug, without reading inherited properties, since the slug may be any word. */
function entryOf<Words>(entries: Record<string, Words>, slug = ''): Words | undefined {
  return Object.hasOwn(entries, slug) ? entries[slug] : undefined;
}

function foreign({ name, description = '' }: CmsTexts): TermTexts {
  return { name, description, foreign: 'en' };
}

/** Texts of categories and tags in the page's language, falling back to the content system's own, in English. */
export function useTermTexts() {
  const { t } = useTranslation('blogTerms');
  const categories = t(($) => $.categories, { returnObjects: true });
  const tags = t(($) => $.tags, { returnObjects: true });
  return {
    categoryOf: (own: CmsTexts): TermTexts => entryOf(categories, own.slug) ?? foreign(own),
    tagOf: (own: CmsTexts): TermTexts => {
      const name = entryOf(tags, own.slug);
      return name === undefined ? foreign(own) : { name, description: '' };
    },
  };
}
