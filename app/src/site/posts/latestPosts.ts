import { blog } from '~/content/blog';
import type { Language } from '~/shared/language';

export interface Picture {
  readonly url: string;
  readonly alt: string;
  /** The sizes available from the content system. */
  readonly srcSet?: string;
}

export interface PostTerm {
  readonly slug?: string;
  readonly name: string;
}

/** A post of the preview. */
export interface LatestPost {
  readonly id: number;
  readonly slug: string;
  /** ISO 8601. */
  readonly date: string;
  readonly title: string;
  /** Language of the post. */
  readonly language: Language;
  readonly excerpt: string;
  readonly categories: readonly PostTerm[];
  readonly picture?: Picture;
}

/** An image in the sizes of the content system. */
interface RawMedia {
  source_url?: string;
  alt_text?: string;
  media_details?: {
    width?: number;
    height?: number;
    sizes?: Record<string, { source_url?: string; width?: number; height?: number }>;
  };
}

/** A post in the server's response: WordPress's shape, texts as HTML without tags. */
export interface RawPost {
  id: number;
  slug: string;
  /** Local time of the content system, ISO 8601 without a zone. */
  date: string;
  title?: { rendered?: string };
  excerpt?: { rendered?: string };
  content?: { rendered?: string };
  /** Parsed from the head of the content system. */
  seo?: { ogLocale?: string | null };
  _embedded?: {
    author?: { name?: string }[];
    'wp:featuredmedia'?: RawMedia[];
    'wp:term'?: { slug?: string; name?: string; taxonomy?: string }[][];
  };
}

/** The plain text of an HTML fragment, parsed in an inert document. */
function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? '';
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

/** The preview's data of a post. */
export function previewOf(raw: RawPost, text = plainText): LatestPost {
  const terms = raw._embedded?.['wp:term']?.flat() ?? [];
  const media = raw._embedded?.['wp:featuredmedia']?.[0];
  return {
    id: raw.id,
    slug: raw.slug,
    date: raw.date,
    title: text(raw.title?.rendered ?? ''),
    language: raw.seo?.ogLocale?.startsWith('es') ? 'es' : 'en',
    excerpt: text(raw.excerpt?.rendered ?? ''),
    categories: terms.flatMap(({ slug, name, taxonomy }) =>
      taxonomy === 'category' && name ? [{ slug, name: text(name) }] : [],
    ),
    picture: media?.source_url
      ? { url: media.source_url, alt: text(media.alt_text ?? ''), srcSet: srcSetOf(media) }
      : undefined,
  };
}

const query = new URLSearchParams({
  page: '1',
  per_page: String(blog.previewSize),
  _embed: 'true',
  _fields: 'id,date,slug,title,excerpt,author,featured_media,categories,tags,yoast_head,_links,_embedded',
});

/** The last successful response, and when it was requested, in milliseconds since 1970. */
let last: { posts: Promise<readonly LatestPost[]>; at: number } | undefined;

async function request(): Promise<readonly LatestPost[]> {
  const response = await fetch(`/api/blog/posts?${query}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(blog.timeoutMs),
  });
  if (!response.ok) throw new Error(`Failed to fetch posts: ${response.status} ${response.statusText}`);
  const posts: unknown = await response.json();
  if (!Array.isArray(posts)) throw new Error('Failed to fetch posts: not a list');
  return (posts as RawPost[]).slice(0, blog.previewSize).map((post) => previewOf(post));
}

/** The latest posts, requested once in half an hour. A failure is not kept. */
export function fetchLatestPosts(now = Date.now()): Promise<readonly LatestPost[]> {
  if (last && now < last.at + blog.previewFreshMs) return last.posts;
  const posts = request();
  last = { posts, at: now };
  posts.catch(() => {
    last = undefined;
  });
  return posts;
}
