import type { Picture } from './post';

/** A level-2 heading, for the table of contents. */
export interface Heading {
  readonly id: string;
  readonly text: string;
}

/** A parsed body: its nodes, headings, and first image. */
export interface PostBody {
  readonly content: DocumentFragment;
  readonly headings: readonly Heading[];
  readonly firstPicture?: Picture;
  readonly words: number;
}

const allowedElements = new Set(
  (
    'a abbr b blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 ' +
    'h5 h6 hr i img ins kbd li mark ol p picture pre q s samp small span strong sub summary sup table tbody td tfoot th ' +
    'thead time tr u ul var'
  ).split(' '),
);

/** Removed with their content; other unknown elements are unwrapped. */
const removedElements =
  'script, style, template, iframe, object, embed, noscript, svg, math, form, link, meta, base, title';

const attributes = new Set(
  'alt cite colspan datetime height href hreflang id lang open rel rowspan scope sizes src srcset start title width'.split(
    ' ',
  ),
);

function isSafeAddress(address: string): boolean {
  try {
    const { protocol } = new URL(address, 'https://here.invalid');
    return protocol === 'https:' || protocol === 'mailto:' || (protocol === 'http:' && !/^http:/i.test(address.trim()));
  } catch {
    return false;
  }
}

function isSafe(name: string, value: string): boolean {
  if (name === 'href' || name === 'src' || name === 'cite') return isSafeAddress(value);
  if (name === 'srcset') return value.split(',').every((part) => isSafeAddress(part.trim().split(/\s+/)[0] ?? ''));
  return attributes.has(name);
}

function prune(element: Element): void {
  if (!allowedElements.has(element.localName)) {
    element.replaceWith(...element.childNodes);
    return;
  }
  for (const { name, value } of Array.from(element.attributes)) {
    if (!attributes.has(name) || !isSafe(name, value)) element.removeAttribute(name);
  }
}

/** A unique id for a heading, from its text. */
function uniqueId(text: string, usedIds: Set<string>): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const baseId = words || 'section';
  let id = baseId;
  for (let suffix = 2; usedIds.has(id); suffix += 1) id = `${baseId}-${suffix}`;
  return id;
}

function headingsOf(body: Element): Heading[] {
  const usedIds = new Set<string>();
  return Array.from(body.querySelectorAll('h2'), (heading) => {
    const text = heading.textContent?.trim() ?? '';
    if (!heading.id || usedIds.has(heading.id)) heading.id = uniqueId(text, usedIds);
    usedIds.add(heading.id);
    return { id: heading.id, text };
  }).filter(({ text }) => text !== '');
}

/**
 * Parses a body. The server has sanitized it already; this is defence in depth: it is parsed in an inert document, all
 * but known elements and attributes are removed, and these very nodes are shown, without a second parse that might
 * differ.
 */
export function readBody(html: string): PostBody {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(removedElements)) element.remove();
  for (const element of body.querySelectorAll('*')) prune(element);
  const headings = headingsOf(body);
  const image = body.querySelector('img[src]');
  const firstPicture = image
    ? {
        url: image.getAttribute('src') ?? '',
        alt: image.getAttribute('alt') ?? '',
        srcSet: image.getAttribute('srcset') ?? undefined,
      }
    : undefined;
  for (const picture of body.querySelectorAll('img')) picture.setAttribute('loading', 'lazy');
  const content = document.createDocumentFragment();
  content.append(...body.childNodes);
  const words = content.textContent?.split(/\s+/).filter(Boolean).length ?? 0;
  return { content, headings, firstPicture, words };
}

/** The image of a post's header: the featured one, else the first of its body, else none. */
export function postPicture(featured: Picture | undefined, firstInBody: Picture | undefined): Picture | undefined {
  return featured ?? firstInBody;
}
