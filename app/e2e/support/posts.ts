import type { Page } from '@playwright/test';
import type { RawPost } from '../../src/site/posts/latestPosts';
import { fixture } from './engine';

const embedded = fixture<(RawPost & { yoast_head: string })[]>('blog/posts.json');
const isSpanish = ({ yoast_head: head }: { yoast_head: string }) => head.includes('og:locale" content="es_ES"');

/** The posts embedded in the server as the pages of a language list them: those in it first, the newest of each first. */
export const listed = (language: 'en' | 'es'): RawPost[] => {
  const own = (post: (typeof embedded)[number]) => isSpanish(post) === (language === 'es');
  return [...embedded.filter(own), ...embedded.filter((post) => !own(post))];
};

/** As the English pages list them. */
export const posts = listed('en');

/** A post of the fixtures, which must exist. */
export function postAt(index: number): RawPost {
  const post = posts[index];
  if (!post) throw new Error(`there is no post ${index}`);
  return post;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', hellip: '…', nbsp: '\u00a0' };

/** The plain text of a title or a name in the fixtures. */
export function plain(html = ''): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .trim();
}

/** The terms of a post in one taxonomy, as plain text. */
export function termsOf(post: RawPost, taxonomy: 'category' | 'post_tag'): string[] {
  const terms = post._embedded?.['wp:term']?.flat() ?? [];
  return terms.filter((term) => term.taxonomy === taxonomy).map(({ name }) => plain(name));
}

/** Records every `window.scrollTo` of the page from now on, with its behaviour. */
export async function watchScrolls(page: Page): Promise<() => Promise<{ top: number; behavior: string }[]>> {
  await page.addInitScript(() => {
    const calls: { top: number; behavior: string }[] = [];
    (window as unknown as { scrolls: typeof calls }).scrolls = calls;
    const own = window.scrollTo.bind(window);
    window.scrollTo = ((...args: [ScrollToOptions] | [number, number]) => {
      const [first] = args;
      if (typeof first === 'object') calls.push({ top: first.top ?? 0, behavior: first.behavior ?? 'auto' });
      if (typeof first === 'object') own(first);
      else own(first, args[1] ?? 0);
    }) as typeof window.scrollTo;
  });
  return () => page.evaluate(() => (window as unknown as { scrolls: { top: number; behavior: string }[] }).scrolls);
}
