/** Parses a served document's HTML, without a browser. */

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' };

function decoded(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

/** The page's HTML without hidden parts. */
function visible(html: string): string {
  return html
    .replace(/<(script|style|noscript|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\u00ad/g, '');
}

/** The HTML without the elements marked as this language (with at most one nested element of the same name). */
function withoutLanguage(html: string, language: string): string {
  const opening = `\\b[^>]*\\blang="${language}"[^>]*>`;
  return html
    .replace(new RegExp(`<img${opening}`, 'gi'), '')
    .replace(new RegExp(`<(\\w+)${opening}[\\s\\S]*?</\\1>`, 'gi'), '');
}

/** Every text between two tags, in order, and accessible names and placeholders. */
export function texts(html: string, without?: string): string[] {
  const body = visible(html.slice(html.indexOf('<body')));
  const shown = without ? withoutLanguage(body, without) : body;
  const between = shown.split(/<[^>]*>/);
  const attributes = [...shown.matchAll(/\b(?:aria-label|alt|placeholder|title)="([^"]*)"/g)].map(
    ([, text]) => text ?? '',
  );
  return [...between, ...attributes].map((text) => decoded(text).trim()).filter((text) => text !== '');
}

/** All of a page's text as one line, for searching a sentence. */
export function wholeText(html: string): string {
  return decoded(visible(html.slice(html.indexOf('<body'))).replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');
}

/** The addresses of links and files in a page, as written. */
export function addresses(html: string): string[] {
  const found = visible(html).matchAll(/\b(?:href|src)="([^"]*)"/g);
  return [...new Set([...found].map(([, address]) => decoded(address ?? '')))];
}

/** The content of a meta tag, by its name or property. */
export function metaOf(html: string, name: string): string[] {
  const tags = html.match(/<meta\b[^>]*>/g) ?? [];
  return tags
    .filter((tag) => new RegExp(`\\b(?:name|property)="${name}"`).test(tag))
    .map((tag) => decoded(/\bcontent="([^"]*)"/.exec(tag)?.[1] ?? ''));
}

/** The ids of a page's elements. */
export function ids(html: string): Set<string> {
  return new Set([...html.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id ?? ''));
}

const englishWords =
  /\b(?:the|and|of|with|your|you|for|is|are|was|they|their|from|this|that|what|who|have|has|been|will|when|where|every|without|our)\b/gi;

/** Whether a text is English: it contains two of the most common English words. */
export function readsAsEnglish(text: string): boolean {
  return new Set(text.toLowerCase().match(englishWords) ?? []).size >= 2;
}
