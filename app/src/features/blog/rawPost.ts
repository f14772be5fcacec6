/** An image in the sizes of the content system. */
export interface RawMedia {
  source_url?: string;
  alt_text?: string;
  media_details?: {
    width?: number;
    height?: number;
    sizes?: Record<string, { source_url?: string; width?: number; height?: number }>;
  };
}

/** The part of a post's SEO head that the server passes on. */
interface RawSeo {
  title?: string | null;
  description?: string | null;
}

/** A post in the proxy's response: WordPress's shape, texts as HTML without tags, the body sanitized. */
export interface RawPost {
  id: number;
  slug: string;
  /** Local time of the content system, ISO 8601 without a zone. */
  date: string;
  title?: { rendered?: string };
  excerpt?: { rendered?: string };
  content?: { rendered?: string };
  seo?: RawSeo | null;
  _embedded?: {
    author?: { name?: string }[];
    'wp:featuredmedia'?: RawMedia[];
    'wp:term'?: { slug?: string; name?: string; taxonomy?: string }[][];
  };
}

/** A category or tag with the requested fields; a tag has no parent. */
export interface Term {
  id: number;
  name: string;
  slug: string;
  description: string;
  parent?: number;
  count: number;
}
