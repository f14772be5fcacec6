import { weekFragment } from '~/shared/paths';

/** The fragment that carries a shared week; browsers never send it to a server. */
export const fragmentOf = (shared: string) => `${weekFragment}${shared}`;

/** The link to a week: the page with its view, and the week in the fragment. */
export function linkTo(href: string, shared: string): string {
  const address = new URL(href);
  address.hash = fragmentOf(shared);
  return address.href;
}

/** The shared week in a fragment such as `#week=...`; null when there is none. */
export function sharedIn(hash: string): string | null {
  const fragment = hash.startsWith('#') ? hash : `#${hash}`;
  return fragment.startsWith(weekFragment) ? fragment.slice(weekFragment.length) : null;
}
