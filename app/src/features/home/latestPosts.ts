import { blogPreview } from '~/content/home';

/** A post as the preview shows it. */
export interface PreviewPost {
  id: number;
  slug: string;
  /** ISO 8601. */
  date: string;
  title: string;
  excerpt: string;
  category?: string;
  image?: { url: string; alt: string };
}

interface RawPost {
  id: number;
  slug: string;
  date: string;
  title: { rendered: string };
  excerpt: { rendered: string };
  _embedded?: {
    'wp:featuredmedia'?: { source_url?: string; alt_text?: string }[];
    'wp:term'?: { name: string; taxonomy: string }[][];
  };
}

const fields = 'id,date,slug,title,excerpt,featured_media,categories,_links,_embedded';

/** The preview's address: three posts, embedded, with the fields that a card shows. */
export const latestPostsUrl = `/api/blog/posts?page=1&per_page=${blogPreview.posts}&_embed=true&_fields=${fields}`;

/** The plain text of a piece of the content system's HTML. */
export function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? '';
}

function preview(raw: RawPost, text: (html: string) => string): PreviewPost {
  const picture = raw._embedded?.['wp:featuredmedia']?.[0];
  const category = raw._embedded?.['wp:term']?.flat().find(({ taxonomy }) => taxonomy === 'category')?.name;
  return {
    id: raw.id,
    slug: raw.slug,
    date: raw.date,
    title: text(raw.title.rendered),
    excerpt: text(raw.excerpt.rendered),
    category: category && text(category),
    image: picture?.source_url ? { url: picture.source_url, alt: picture.alt_text ?? '' } : undefined,
  };
}

let kept: { posts: PreviewPost[]; until: number } | undefined;

/**
 * The three latest posts; an answer stays fresh for 30 minutes.
 *
 * Throws `Failed to fetch posts: {status} {statusText}` when the server refuses, and what `fetch` or the parsing throws
 * when it cannot be reached or does not answer with a list.
 */
export async function latestPosts(now = Date.now(), text = plainText): Promise<PreviewPost[]> {
  if (kept && now < kept.until) return kept.posts;
  const answer = await fetch(latestPostsUrl);
  if (!answer.ok) throw new Error(`Failed to fetch posts: ${answer.status} ${answer.statusText}`);
  const raw: unknown = await answer.json();
  if (!Array.isArray(raw)) throw new Error('Failed to fetch posts: not a list');
  const posts = (raw as RawPost[]).slice(0, blogPreview.posts).map((post) => preview(post, text));
  kept = { posts, until: now + blogPreview.freshMs };
  return posts;
}
