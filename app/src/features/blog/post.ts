import type { RawMedia, RawPost, Term } from './rawPost';

export interface Picture {
  readonly url: string;
  readonly alt: string;
  /** The sizes available from the content system. */
  readonly srcSet?: string;
}

export interface PostTerm {
  /** Its slug, if the content system provides one. */
  readonly slug?: string;
  readonly name: string;
}

/** The data of a post card. */
export interface PostCardData {
  readonly id: number;
  readonly slug: string;
  /** ISO 8601. */
  readonly date: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author?: string;
  readonly categories: readonly PostTerm[];
  readonly tags: readonly PostTerm[];
  readonly picture?: Picture;
}

/** The plain text of an HTML fragment from the content system, parsed in an inert document. */
export function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? '';
}

/** A term with its texts as plain text. */
export function plainTerm(term: Term): Term {
  return { ...term, name: plainText(term.name), description: plainText(term.description) };
}

/** Whether two sizes have the same aspect ratio: WordPress's thumbnail, for one, is cropped to a square. */
function sameShape(width: number, height: number, full: { width: number; height: number }): boolean {
  return Math.abs(width / height / (full.width / full.height) - 1) < 0.02;
}

function srcSetOf({ media_details: details, source_url: url }: RawMedia): string | undefined {
  const { width, height, sizes = {} } = details ?? {};
  if (!width || !height) return undefined;
  const byWidth = new Map<number, string>();
  for (const size of [...Object.values(sizes), { source_url: url, width, height }]) {
    if (!size.source_url || /[\s,]/.test(size.source_url) || !size.width || !size.height) continue;
    if (sameShape(size.width, size.height, { width, height })) byWidth.set(size.width, size.source_url);
  }
  return byWidth.size > 1 ? Array.from(byWidth, ([wide, address]) => `${address} ${wide}w`).join(', ') : undefined;
}

/** The featured image of a post, if any. */
export function featuredPicture(raw: RawPost, text = plainText): Picture | undefined {
  const media = raw._embedded?.['wp:featuredmedia']?.[0];
  if (!media?.source_url) return undefined;
  return { url: media.source_url, alt: text(media.alt_text ?? ''), srcSet: srcSetOf(media) };
}

/** The card data of a post. */
export function cardOf(raw: RawPost, text = plainText): PostCardData {
  const terms = raw._embedded?.['wp:term']?.flat() ?? [];
  const named = (taxonomy: string) =>
    terms.flatMap(({ slug, name, taxonomy: own }) => (own === taxonomy && name ? [{ slug, name: text(name) }] : []));
  const author = raw._embedded?.author?.[0]?.name;
  return {
    id: raw.id,
    slug: raw.slug,
    date: raw.date,
    title: text(raw.title?.rendered ?? ''),
    excerpt: text(raw.excerpt?.rendered ?? ''),
    author: author && text(author),
    categories: named('category'),
    tags: named('post_tag'),
    picture: featuredPicture(raw, text),
  };
}
