/** Where a shared week stands in a link: in the fragment, which a browser never sends to a server. */
const key = 'week=';

/** The fragment that carries a shared week. */
export const fragmentOf = (shared: string) => `#${key}${shared}`;

/** The link that opens a week: this page with its view, the week itself in the fragment. */
export function linkTo(href: string, shared: string): string {
  const address = new URL(href);
  address.hash = fragmentOf(shared);
  return address.href;
}

/** The shared week in a fragment such as `#week=...`; null when there is none. */
export function sharedIn(hash: string): string | null {
  const fragment = hash.replace(/^#/, '');
  return fragment.startsWith(key) ? fragment.slice(key.length) : null;
}
