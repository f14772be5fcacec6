import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import posts from '#fixtures/blog/posts.json';
import { placeholderOrigin } from '~/shared/settings';
import { wholeText } from './html';

/** A page of the build's manifest, with the fields that the tests need. */
export interface BuiltPage {
  readonly path: string;
  /** Its document, relative to the site. */
  readonly file: string;
  readonly language: 'en' | 'es';
  /** The path of the same page in the other language. */
  readonly twin: string | null;
  readonly indexable: boolean;
  /** Whether it belongs to the demo, whose pages load the engine. */
  readonly engine: boolean;
}

interface BlogDocument {
  /** Ends before the slug. */
  readonly path: string;
}

interface Manifest {
  readonly pages: readonly BuiltPage[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  readonly notFound: Readonly<Record<'en' | 'es', string>>;
  readonly blog: readonly { readonly post: BlogDocument; readonly category: BlogDocument }[];
}

/** The folder of the built site. */
const site = process.env.SITE_DIR ?? 'build/client';

const manifest = JSON.parse(readFileSync(join(site, 'site-manifest.json'), 'utf8')) as Manifest;

/** Every built page, and the addresses that lead to one. */
export const { pages, redirects } = manifest;

export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/** The path of a page in a language. */
export const inLanguage = (path: string, language: Language) =>
  language === 'en' ? path : `/es${path === '/' ? '' : path}`;

/** A file of the site, by its path. */
export const fileAt = (path: string): Buffer => readFileSync(join(site, path));

const read = (file: string) => fileAt(file).toString('utf8');

/** The document of a page as built. The server fills in the settings, the origin and the blog's posts. */
export function sourceOf(path: string): string {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`${path} is not in the manifest`);
  return read(page.file);
}

/** The document of the not-found page. */
export const notFoundSource = (language: Language): string => read(manifest.notFound[language]);

/** The sources of pages, by path. */
export function sourcesOf(of: readonly BuiltPage[] = pages): Map<string, string> {
  return new Map(of.map(({ path }) => [path, sourceOf(path)]));
}

/** Where the server serves the site, as the build writes it. */
export const origin = placeholderOrigin;

/** Whether the server has something at a path: a page, a file, a redirect, a page of the blog, or one of its own. */
export function exists(path: string): boolean {
  const plain = path.split('?')[0] ?? '';
  if (pages.some((page) => page.path === plain)) return true;
  if (redirects.some(({ from }) => from === plain)) return true;
  if (['/blog/feed.xml', '/sitemap.xml', '/robots.txt'].includes(plain)) return true;
  const slugOf = ({ path: start }: BlogDocument) => (plain.startsWith(start) ? plain.slice(start.length) : null);
  if (manifest.blog.some(({ post }) => posts.some(({ slug }) => slug === slugOf(post)))) return true;
  const file = join(site, decodeURI(plain));
  return existsSync(file) && statSync(file).isFile();
}

/** A page as built, parsed; no script runs. Styles are left out, since nothing is laid out. */
export function pageAt(path: string): Document {
  const known = documents.get(path) ?? parsed(sourceOf(path));
  documents.set(path, known);
  return known;
}

const documents = new Map<string, Document>();

/** A document's HTML, parsed as by `pageAt`. */
export function parsed(html: string): Document {
  const document = new DOMParser().parseFromString(html.replace(/<style\b[\s\S]*?<\/style>/g, ''), 'text/html');
  for (const unseen of document.querySelectorAll('main :is(script, template, noscript)')) unseen.remove();
  return document;
}

/** The text of an element, in one line. */
export const textOf = (element: Node | null | undefined): string =>
  (element?.textContent ?? '').replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();

/** The text of an element, in one line, with a space between its parts. */
export const spacedTextOf = (element: Element | undefined): string => wholeText(`<body>${element?.outerHTML ?? ''}`);

/** The texts of the elements that match a selector, in order. */
export const textsOf = (root: ParentNode, selector: string): string[] =>
  Array.from(root.querySelectorAll(selector), textOf);

/** The only element that matches a selector. */
export function only(root: ParentNode, selector: string): Element {
  const found = root.querySelectorAll(selector);
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} elements match ${selector}`);
  return found[0];
}

/** The name of a link, a button or a region: its label, what labels it, or its text. */
export function nameOf(element: Element): string {
  const labelled = element.getAttribute('aria-labelledby');
  if (labelled) {
    const labels = labelled.split(' ').map((id) => textOf(element.ownerDocument.getElementById(id)));
    return labels.join(' ');
  }
  const spoken = element.cloneNode(true) as Element;
  for (const hidden of spoken.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return element.getAttribute('aria-label') ?? textOf(spoken);
}

/** The elements that match a selector and have this name. */
export function named(root: ParentNode, selector: string, name: string | RegExp): Element[] {
  const isNamed = (element: Element) =>
    typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element));
  return Array.from(root.querySelectorAll(selector)).filter(isNamed);
}

/** The only element that matches a selector and has this name. */
export function onlyNamed(root: ParentNode, selector: string, name: string | RegExp): Element {
  const [first, ...others] = named(root, selector, name);
  if (!first || others.length > 0) throw new Error(`${first ? others.length + 1 : 0} ${selector} are named ${name}`);
  return first;
}

/** The addresses of the links with this name. */
export const hrefs = (root: ParentNode, name: string | RegExp): (string | null)[] =>
  named(root, 'a', name).map((link) => link.getAttribute('href'));

/** The section under a heading. */
export function sectionOf(document: Document, heading: string | RegExp): Element {
  const sections = new Set(
    named(document, 'main section :is(h1, h2)', heading).map((found) => found.closest('section')),
  );
  const [first] = sections;
  if (sections.size !== 1 || !first) throw new Error(`${sections.size} sections have the heading ${heading}`);
  return first;
}
