/**
 * Generates the blog's embedded posts, categories and tags in the response format of WordPress with Yoast SEO: `node
 * scripts/make-blog-posts.mjs [folder]` (default fixtures/blog).
 *
 * The sources are fixtures/blog/source/blog.json and one file per post: a JSON header, a line `---`, then HTML in which
 * a block without a tag is a paragraph. A header may name its `language` (else English) and the post `of` which it has
 * the picture. Internal addresses stay relative to the root, as these posts belong to no host.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const sources = here('../../fixtures/blog/source/');
const target = process.argv[2] ?? here('../../fixtures/blog');

/** The sizes of a picture under WordPress's names; make-blog-pictures.mjs generates them. */
const sizes = {
  thumbnail: [150, 150],
  medium: [300, 169],
  medium_large: [768, 432],
  large: [1024, 576],
  full: [1200, 675],
};
const pictureFile = (slug, [width, height]) => (width === 1200 ? `${slug}.webp` : `${slug}-${width}x${height}.avif`);

/** Typographic quotes, dashes and entities in plain text, as WordPress outputs them. */
function typeset(text) {
  return text
    .replace(/(^|[\s(>])"/g, '$1&#8220;')
    .replace(/"/g, '&#8221;')
    .replace(/(^|[\s(>])'/g, '$1&#8216;')
    .replace(/'/g, '&#8217;')
    .replace(/ - /g, ' &#8211; ');
}
const escapeText = (text) => text.replace(/&/g, '&#038;').replace(/</g, '&lt;');
const attribute = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
const typesetHtml = (html) => html.replace(/(<[^>]*>)|([^<]+)/g, (_, tag, text) => tag ?? typeset(text));

/** The body with WordPress's block classes. */
function body(html) {
  return html
    .trim()
    .split(/\n{2,}/)
    .map((block) => (block.startsWith('<') ? block : `<p>${block.replace(/\n/g, ' ')}</p>`))
    .map(typesetHtml)
    .map((block) =>
      block
        .replace(/^<(h[23])>/, '<$1 class="wp-block-heading">')
        .replace(/^<(ul|ol)>/, '<$1 class="wp-block-list">')
        .replace(/^<blockquote>/, '<blockquote class="wp-block-quote is-layout-flow">')
        .replace(/^<figure>/, '<figure class="wp-block-image size-full">')
        .replace(/<figcaption>/, '<figcaption class="wp-element-caption">')
        .replace(
          /^<table>(.*)<\/table>$/s,
          '<figure class="wp-block-table"><table class="has-fixed-layout">$1</table></figure>',
        ),
    )
    .join('\n\n\n\n')
    .concat('\n');
}

const words = (html) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

function media(post) {
  const file = (size) => `/pictures/blog/${pictureFile(post.picture.of ?? post.slug, size)}`;
  return {
    id: post.id + 1000,
    date: post.date,
    slug: `${post.slug}-picture`,
    type: 'attachment',
    link: file(sizes.full),
    title: { rendered: `${post.slug}-picture` },
    author: post.writer.id,
    featured_media: 0,
    caption: { rendered: '' },
    alt_text: post.picture.alt,
    media_type: 'image',
    mime_type: 'image/webp',
    media_details: {
      width: sizes.full[0],
      height: sizes.full[1],
      file: `blog/${pictureFile(post.slug, sizes.full)}`,
      sizes: Object.fromEntries(
        Object.entries(sizes).map(([name, [width, height]]) => [
          name,
          {
            file: pictureFile(post.slug, [width, height]),
            width,
            height,
            mime_type: name === 'full' ? 'image/webp' : 'image/avif',
            source_url: file([width, height]),
          },
        ]),
      ),
    },
    source_url: file(sizes.full),
  };
}

/** Yoast SEO's tags in a post's head. A post without a description has no such tag, as on real sites. */
function yoastHead(post, site, terms, image) {
  const url = `/blog/${post.slug}`;
  const spanish = post.language === 'es';
  const title = attribute(`${post.title} - ${site}`);
  const summary = attribute(post.description ?? post.excerpt);
  const minutes = Math.max(1, Math.round(words(post.html) / 200));
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Article',
        '@id': `${url}#article`,
        headline: post.title,
        datePublished: `${post.date}+00:00`,
        dateModified: `${post.modified}+00:00`,
        author: { name: post.writer.name },
        wordCount: words(post.html),
        ...(image && { thumbnailUrl: image }),
        keywords: terms.tags.map(({ name }) => name),
        articleSection: terms.categories.map(({ name }) => name),
        inLanguage: spanish ? 'es-ES' : 'en-GB',
      },
    ],
  };
  return [
    '<!-- This site is optimized with the Yoast SEO plugin -->',
    `<title>${title}</title>`,
    post.description && `<meta name="description" content="${attribute(post.description)}" />`,
    '<meta name="robots" content="index, follow, max-snippet:-1, max-image-preview:large, max-video-preview:-1" />',
    `<link rel="canonical" href="${url}" />`,
    `<meta property="og:locale" content="${spanish ? 'es_ES' : 'en_GB'}" />`,
    '<meta property="og:type" content="article" />',
    `<meta property="og:title" content="${attribute(post.title)}" />`,
    `<meta property="og:description" content="${summary}" />`,
    `<meta property="og:url" content="${url}" />`,
    `<meta property="og:site_name" content="${attribute(site)}" />`,
    `<meta property="article:published_time" content="${post.date}+00:00" />`,
    post.modified !== post.date && `<meta property="article:modified_time" content="${post.modified}+00:00" />`,
    image && `<meta property="og:image" content="${image}" />`,
    image && `<meta property="og:image:width" content="${sizes.full[0]}" />`,
    image && `<meta property="og:image:height" content="${sizes.full[1]}" />`,
    image && '<meta property="og:image:type" content="image/webp" />',
    `<meta name="author" content="${attribute(post.writer.name)}" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
    `<meta name="twitter:title" content="${attribute(post.title)}" />`,
    `<meta name="twitter:description" content="${summary}" />`,
    image && `<meta name="twitter:image" content="${image}" />`,
    `<meta name="twitter:label1" content="${spanish ? 'Escrito por' : 'Written by'}" />`,
    `<meta name="twitter:data1" content="${attribute(post.writer.name)}" />`,
    `<meta name="twitter:label2" content="${spanish ? 'Tiempo de lectura' : 'Estimated reading time'}" />`,
    `<meta name="twitter:data2" content="${minutes} ${spanish ? 'minutos' : 'minutes'}" />`,
    `<script type="application/ld+json" class="yoast-schema-graph">${JSON.stringify(graph).replace(/</g, '\\u003c')}</script>`,
    '<!-- / Yoast SEO plugin. -->',
  ]
    .filter(Boolean)
    .join('\n');
}

function rendered(post, site) {
  const { categories, tags, writer } = post;
  const picture = post.picture && media(post);
  const image = picture?.source_url ?? post.html.match(/<img src="([^"]+)"/)?.[1];
  const term = (taxonomy) => (term) => ({
    id: term.id,
    link: `/blog/${taxonomy === 'category' ? 'category' : 'tag'}/${term.slug}`,
    name: attribute(term.name),
    slug: term.slug,
    taxonomy,
  });
  return {
    id: post.id,
    date: post.date,
    date_gmt: post.date,
    modified: post.modified,
    modified_gmt: post.modified,
    slug: post.slug,
    status: 'publish',
    type: 'post',
    link: `/blog/${post.slug}`,
    title: { rendered: typeset(escapeText(post.title)) },
    content: { rendered: post.html, protected: false },
    excerpt: { rendered: `<p>${typeset(escapeText(post.excerpt))}</p>\n`, protected: false },
    author: writer.id,
    featured_media: picture?.id ?? 0,
    comment_status: 'closed',
    ping_status: 'closed',
    sticky: false,
    template: '',
    format: 'standard',
    meta: { footnotes: '' },
    categories: categories.map(({ id }) => id),
    tags: tags.map(({ id }) => id),
    yoast_head: yoastHead(post, site, { categories, tags }, image),
    _embedded: {
      author: [{ id: writer.id, name: writer.name, url: '', description: writer.description, slug: writer.slug }],
      ...(picture && { 'wp:featuredmedia': [picture] }),
      'wp:term': [categories.map(term('category')), tags.map(term('post_tag'))],
    },
  };
}

/** The entry with that slug; a misspelt one stops the script. */
function named(list, slug, file) {
  const found = list.find((entry) => entry.slug === slug);
  if (!found) throw new Error(`${file}: unknown slug ${slug}`);
  return found;
}

const blog = JSON.parse(await readFile(`${sources}blog.json`, 'utf8'));
const posts = [];
for (const file of (await readdir(sources)).filter((name) => name.endsWith('.html'))) {
  const [head, ...rest] = (await readFile(sources + file, 'utf8')).split(/^---$/m);
  const front = JSON.parse(head);
  posts.push({
    ...front,
    slug: file.replace(/\.html$/, ''),
    html: body(rest.join('---')),
    writer: named(blog.authors, front.author, file),
    categories: front.categories.map((slug) => named(blog.categories, slug, file)),
    tags: front.tags.map((slug) => named(blog.tags, slug, file)),
  });
}
posts.sort((a, b) => b.date.localeCompare(a.date));

const listed = (taxonomy, list, count) =>
  list.map((term) => ({
    id: term.id,
    count: posts.filter(count(term)).length,
    description: term.description,
    link: `/blog/${taxonomy === 'category' ? 'category' : 'tag'}/${term.slug}`,
    name: attribute(term.name),
    slug: term.slug,
    taxonomy,
    ...(taxonomy === 'category' && { parent: 0 }),
    meta: [],
  }));

const write = (name, value) => writeFile(`${target}/${name}.json`, `${JSON.stringify(value, null, 2)}\n`);
await write(
  'posts',
  posts.map((post) => rendered(post, blog.site)),
);
await write(
  'categories',
  listed('category', blog.categories, (term) => (post) => post.categories.includes(term)),
);
await write(
  'tags',
  listed('post_tag', blog.tags, (term) => (post) => post.tags.includes(term)),
);
