/** A picture in the sizes that the content system keeps. */
export interface RawMedia {
  source_url?: string;
  alt_text?: string;
  media_details?: {
    width?: number;
    height?: number;
    sizes?: Record<string, { source_url?: string; width?: number; height?: number }>;
  };
}

/** What the server took from a post's SEO head. */
interface RawSeo {
  title?: string | null;
  description?: string | null;
}

/** A post as the blog's proxy answers it: WordPress's shape, texts as HTML without tags, the body cleaned. */
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

/** A category or tag with what the fields of its call name; a tag has no parent. */
export interface Term {
  id: number;
  name: string;
  slug: string;
  description: string;
  parent?: number;
  count: number;
}
