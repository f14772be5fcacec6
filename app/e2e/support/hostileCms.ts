import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fixture } from './engine';

/** HTML fragments that try to run a script, each in a different way. */
export const vectors = fixture<string[]>('blog/xss.json');

/** A post with the vector in every text field. */
function hostilePost(id: number) {
  const vector = vectors[id] ?? '';
  return {
    id: id + 1,
    slug: `vector-${id}`,
    date: '2026-11-02T08:00:00',
    status: 'publish',
    title: { rendered: `${id} ${vector}` },
    excerpt: { rendered: `<p>${vector}</p>` },
    content: { rendered: `<p>before</p>${vector}<h2>${vector}</h2><p>after</p>` },
    author: 1,
    featured_media: 1,
    categories: [1],
    tags: [2],
    meta: { note: vector },
    yoast_head: `<title>${vector}</title><meta name="description" content="${vector}"><link rel="canonical" href="${vector}">`,
    _embedded: {
      author: [{ name: vector }],
      'wp:featuredmedia': [{ source_url: vector, alt_text: vector, media_details: { width: 1, height: 1, sizes: {} } }],
      'wp:term': [
        [{ id: 1, name: vector, slug: 'a', taxonomy: 'category' }],
        [{ id: 2, name: vector, slug: 'b', taxonomy: 'post_tag' }],
      ],
    },
  };
}

const posts = vectors.map((_, id) => hostilePost(id));

/** A compromised content system, on loopback. */
export function hostileCms(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://cms');
    const ids = url.searchParams.get('include')?.split(',').map(Number);
    const all = url.pathname.endsWith('/posts') ? posts : [];
    const size = Number(url.searchParams.get('per_page') ?? 10);
    const from = (Number(url.searchParams.get('page') ?? 1) - 1) * size;
    const answer = ids ? all.filter(({ id }) => ids.includes(id)) : all.slice(from, from + size);
    response.writeHead(200, {
      'content-type': 'application/json; charset=UTF-8',
      'X-WP-Total': String(all.length),
      'X-WP-TotalPages': String(Math.ceil(all.length / size)),
    });
    response.end(JSON.stringify(answer));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${port}/wp-json/wp/v2`, server });
    });
  });
}
