// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { pageOfQuery } from '~/shared/listPage';
import { cardOf, featuredPicture } from './post';
import { postPicture, readBody } from './postBody';
import type { RawPost } from './rawPost';
import { shareLink } from './share';

const raw: RawPost = {
  id: 3,
  slug: 'a-note',
  date: '2026-11-02T08:00:00',
  title: { rendered: 'Tea &amp; rosters &lt;3' },
  excerpt: { rendered: 'What &#8220;half&#8221; means' },
  _embedded: {
    author: [{ name: 'Irene Rold&aacute;n' }],
    'wp:featuredmedia': [
      {
        source_url: '/p/full.webp',
        alt_text: 'A roster &amp; a pen',
        media_details: {
          width: 1200,
          height: 675,
          sizes: {
            thumbnail: { source_url: '/p/150.webp', width: 150, height: 150 },
            medium: { source_url: '/p/300.webp', width: 300, height: 169 },
            odd: { source_url: '/p/a b.webp', width: 600, height: 338 },
          },
        },
      },
    ],
    'wp:term': [
      [
        { name: 'Rest &amp; wellbeing', taxonomy: 'category' },
        { name: 'Rosters', taxonomy: 'category' },
      ],
      [{ name: 'Retail', taxonomy: 'post_tag' }],
    ],
  },
};

const fragmentHtml = (html: string) => {
  const place = document.createElement('div');
  place.append(readBody(html).content);
  return place.innerHTML;
};

describe('a card', () => {
  test('decodes entities in texts and splits terms into categories and tags', () => {
    expect(cardOf(raw)).toMatchObject({
      id: 3,
      slug: 'a-note',
      title: 'Tea & rosters <3',
      excerpt: 'What “half” means',
      author: 'Irene Roldán',
      categories: [
        { slug: undefined, name: 'Rest & wellbeing' },
        { slug: undefined, name: 'Rosters' },
      ],
      tags: [{ slug: undefined, name: 'Retail' }],
      picture: { url: '/p/full.webp', alt: 'A roster & a pen' },
    });
  });

  test('offers only image sizes of the same aspect ratio', () => {
    expect(featuredPicture(raw)?.srcSet).toBe('/p/300.webp 300w, /p/full.webp 1200w');
  });

  test('accepts a post with only the required fields', () => {
    expect(cardOf({ id: 1, slug: 'x', date: '2026-01-01T00:00:00' })).toEqual({
      id: 1,
      slug: 'x',
      date: '2026-01-01T00:00:00',
      title: '',
      excerpt: '',
      author: undefined,
      categories: [],
      tags: [],
      picture: undefined,
    });
  });
});

describe('the image of a post', () => {
  const first = readBody(
    '<p>Words</p><figure><img src="/in/body.webp" alt="Second"></figure><img src="/c.webp">',
  ).firstPicture;
  const featured = featuredPicture(raw);

  test('[W-278] is the featured one if there is one', () => {
    expect(postPicture(featured, first)?.url).toBe('/p/full.webp');
  });

  test('[W-279] otherwise the first of the body', () => {
    expect(postPicture(undefined, first)).toMatchObject({ url: '/in/body.webp', alt: 'Second' });
  });

  test('[W-280] otherwise none, and a text is shown', () => {
    expect(postPicture(undefined, readBody('<p>Words</p>').firstPicture)).toBeUndefined();
  });
});

describe('a body', () => {
  test('[W-269] the level-2 headings are its contents, with unique ids', () => {
    const { headings } = readBody(
      '<h2 id="given">Given</h2><h3>No</h3><h2>¿Qué más?</h2><h2>Given</h2><h2 id="given">Again</h2><h2> </h2>',
    );
    expect(headings).toEqual([
      { id: 'given', text: 'Given' },
      { id: 'que-mas', text: '¿Qué más?' },
      { id: 'given-2', text: 'Given' },
      { id: 'again', text: 'Again' },
    ]);
  });

  test('[W-268] keeps text, lists, tables, images and links', () => {
    const html =
      '<p>A <strong>b</strong> <a href="/pricing" rel="noopener">c</a></p><ul><li>d</li></ul><table><tbody><tr><td colspan="2">e</td></tr></tbody></table>';
    expect(fragmentHtml(html)).toBe(html);
    expect(fragmentHtml('<img src="/a.webp" alt="A" width="3" height="2">')).toBe(
      '<img src="/a.webp" alt="A" width="3" height="2" loading="lazy">',
    );
  });

  test('removes everything else, whatever the server let through', () => {
    const hostile = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<a href="javascript:alert(1)">x</a>',
      '<a href=" java\nscript:alert(1)">x</a>',
      '<a href="data:text/html,<script>alert(1)</script>">x</a>',
      '<p style="position:fixed" onclick="alert(1)" class="a" data-b="c">x</p>',
      '<iframe src="https://evil.example"></iframe>',
      '<svg><script>alert(1)</script></svg>',
      '<math><mtext><style><img src onerror=alert(1)></style></mtext></math>',
      '<form action="https://evil.example"><input name="a"></form>',
      '<custom-thing onfoo="1">text</custom-thing>',
      '<img srcset="javascript:alert(1) 1x, /a.webp 2x">',
    ];
    for (const html of hostile) {
      const clean = fragmentHtml(html);
      expect(clean, html).not.toMatch(/script|onerror|onclick|onfoo|style|iframe|<svg|<math|<form|<input|data[:-]/i);
    }
    expect(fragmentHtml('<custom-thing>text</custom-thing>')).toBe('text');
    expect(fragmentHtml('<a href="http://plain.example">x</a>')).toBe('<a>x</a>');
  });
});

describe('sharing', () => {
  const url = 'https://brightcrew.example/blog/a-note';

  test('[W-275] every link contains the title and the address', () => {
    for (const network of ['linkedin', 'x', 'facebook'] as const) {
      const link = new URL(shareLink(network, 'Tea & rosters', url));
      expect(link.protocol).toBe('https:');
      expect([...link.searchParams.values()].sort()).toEqual(['Tea & rosters', url].sort());
    }
    expect(shareLink('linkedin', 't', url)).toMatch(/^https:\/\/www\.linkedin\.com\/.*url=.*title=t/);
    expect(shareLink('x', 't', url)).toMatch(/^https:\/\/x\.com\/.*text=t/);
    expect(shareLink('facebook', 't', url)).toMatch(/^https:\/\/www\.facebook\.com\/.*u=.*quote=t/);
  });
});

test('[W-374] the page number comes from the query, and defaults to the first', () => {
  const page = (query: string) => pageOfQuery(new URLSearchParams(query));
  expect(page('page=3')).toBe(3);
  for (const query of ['', 'page=', 'page=0', 'page=-1', 'page=abc', 'page=1.5', 'page=99999999', 'page=٣']) {
    expect(page(query), query).toBe(1);
  }
});
