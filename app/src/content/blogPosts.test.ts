import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import categories from '#fixtures/blog/categories.json';
import posts from '#fixtures/blog/posts.json';
import tags from '#fixtures/blog/tags.json';

const app = fileURLToPath(new URL('../../', import.meta.url));
const published = (path: string) => readFileSync(join(app, 'public', path));

/** Width and height of a picture, in pixels. */
async function sizeOf(path: string) {
  const { width, height } = await sharp(published(path)).metadata();
  return [width, height];
}

const text = (html: string) => html.replace(/<[^>]*>/g, ' ');

describe('the embedded posts of the blog', () => {
  test('match the output of their sources', () => {
    const folder = mkdtempSync(join(tmpdir(), 'blog-'));
    try {
      execFileSync(process.execPath, [join(app, 'scripts/make-blog-posts.mjs'), folder]);
      for (const [name, kept] of Object.entries({ posts, categories, tags })) {
        expect(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))).toEqual(kept);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('[W-339] are thirty-six, fifteen of them in Spanish, newest first, each with every field of a post', () => {
    expect(posts).toHaveLength(36);
    expect(new Set(posts.map(({ id }) => id)).size).toBe(36);
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(36);
    expect(posts.filter(({ yoast_head: head }) => head.includes('og:locale" content="es_ES"'))).toHaveLength(15);
    expect(posts.map(({ date }) => date)).toEqual(
      posts
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
    const fields = [
      ...['id', 'date', 'slug', 'status', 'title', 'content', 'excerpt', 'author', 'featured_media'],
      ...['categories', 'tags', 'meta', 'yoast_head', '_embedded'],
    ];
    for (const post of posts) {
      expect(Object.keys(post)).toEqual(expect.arrayContaining(fields));
      expect(post.status).toBe('publish');
      expect(post.date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
      expect(post.modified >= post.date).toBe(true);
      expect(post.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(post.link).toBe(`/blog/${post.slug}`);
      expect(post.excerpt.rendered).toMatch(/^<p>.+<\/p>\n$/);
      expect(post._embedded.author[0]).toMatchObject({ id: post.author, name: expect.stringMatching(/\S \S/) });
      expect(post.content.rendered.match(/<h2/g)?.length).toBeGreaterThanOrEqual(4);
      const words = text(post.content.rendered).split(/\s+/).filter(Boolean).length;
      expect(words, post.slug).toBeGreaterThanOrEqual(600);
      expect(words, post.slug).toBeLessThanOrEqual(1100);
    }
  });

  test('[W-348] [W-349] reference existing categories and tags, whose counts match', () => {
    for (const [kind, list] of Object.entries({ categories, tags }) as ['categories' | 'tags', typeof tags][]) {
      const fields = ['id', 'name', 'slug', 'description', 'count', ...(kind === 'categories' ? ['parent'] : [])];
      for (const term of list) {
        expect(Object.keys(term)).toEqual(expect.arrayContaining(fields));
        expect(term.count, term.slug).toBe(posts.filter((post) => post[kind].includes(term.id)).length);
        expect(term.count, term.slug).toBeGreaterThan(0);
      }
    }
    for (const post of posts) {
      const [inCategories, inTags] = post._embedded['wp:term'];
      expect(inCategories?.map(({ id }) => id)).toEqual(post.categories);
      expect(inTags?.map(({ id }) => id)).toEqual(post.tags);
      for (const { id, name, slug, taxonomy } of post._embedded['wp:term'].flat()) {
        expect(taxonomy === 'category' ? categories : tags).toContainEqual(expect.objectContaining({ id, name, slug }));
      }
    }
  });

  test('have existing images with the stated sizes and alt texts, at most 40 kB at 768 pixels', async () => {
    for (const post of posts) {
      const [picture] = post._embedded['wp:featuredmedia'] ?? [];
      expect(picture?.id ?? 0).toBe(post.featured_media);
      if (!picture) continue;
      expect(picture.alt_text.length, post.slug).toBeGreaterThan(30);
      for (const { source_url, width, height } of Object.values(picture.media_details.sizes)) {
        expect(await sizeOf(source_url), source_url).toEqual([width, height]);
        if (width <= 768) expect(published(source_url).length, source_url).toBeLessThanOrEqual(40_000);
      }
      expect(picture.source_url).toBe(picture.media_details.sizes.full.source_url);
    }
    for (const [, src, width, height] of posts.flatMap(({ content }) => [
      ...content.rendered.matchAll(/<img src="([^"]+)" width="(\d+)" height="(\d+)" alt="[^"]{30,}"/g),
    ])) {
      expect(await sizeOf(src ?? '')).toEqual([Number(width), Number(height)]);
    }
  });

  test('sometimes lack optional fields, as real posts do', () => {
    const bare = posts.filter((post) => post.featured_media === 0);
    expect(bare.map(({ content }) => content.rendered.includes('<img')).sort()).toEqual([false, true]);
    const head = (post: (typeof posts)[number]) => post.yoast_head;
    expect(posts.filter((post) => !head(post).includes('name="description"'))).toHaveLength(1);
    for (const post of posts) {
      for (const name of ['<title>', 'rel="canonical"', 'og:title', 'og:description', 'og:url', 'twitter:card']) {
        expect(head(post), post.slug).toContain(name);
      }
      expect(head(post).includes('og:image')).toBe(post.featured_media > 0 || post.content.rendered.includes('<img'));
    }
  });

  test('link to existing posts and contain no markup that the sanitizer removes', () => {
    for (const { slug, content } of posts) {
      expect(content.rendered, slug).not.toMatch(/<script|<style|style=|on\w+=|javascript:|http/);
      for (const [, linked] of content.rendered.matchAll(/href="\/blog\/([^"]+)"/g)) {
        expect(posts.map((post) => post.slug)).toContain(linked);
      }
    }
  });
});
