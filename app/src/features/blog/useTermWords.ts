import { useTranslation } from 'react-i18next';

/** A category or tag in words. */
export interface TermWords {
  readonly name: string;
  /** Empty for a tag, and where there is none. */
  readonly description: string;
  /** The language of the words where it is not the page's. */
  readonly foreign?: string;
}

/** What the content system tells of a category or tag, as plain text. */
interface OwnWords {
  readonly slug?: string;
  readonly name: string;
  readonly description?: string;
}

/** The entry of a slug, which may be any word that the content system takes. */
function entryOf<Words>(entries: Record<string, Words>, slug = ''): Words | undefined {
  return Object.hasOwn(entries, slug) ? entries[slug] : undefined;
}

function foreign({ name, description = '' }: OwnWords): TermWords {
  return { name, description, foreign: 'en' };
}

/** Categories and tags in the page's language; without words there the content system's own, in English. */
export function useTermWords() {
  const { t } = useTranslation('blogTerms');
  const categories = t(($) => $.categories, { returnObjects: true });
  const tags = t(($) => $.tags, { returnObjects: true });
  return {
    categoryOf: (own: OwnWords): TermWords => entryOf(categories, own.slug) ?? foreign(own),
    tagOf: (own: OwnWords): TermWords => {
      const name = entryOf(tags, own.slug);
      return name === undefined ? foreign(own) : { name, description: '' };
    },
  };
}
