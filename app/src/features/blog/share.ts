import type { ShareNetwork } from '~/content/blog';

/** Each network's share page, and its parameter names for title and address. */
const networks: Record<ShareNetwork, { page: string; title: string; url: string }> = {
  linkedin: { page: 'https://www.linkedin.com/shareArticle', title: 'title', url: 'url' },
  x: { page: 'https://x.com/intent/post', title: 'text', url: 'url' },
  facebook: { page: 'https://www.facebook.com/sharer/sharer.php', title: 'quote', url: 'u' },
};

/** The link to a network's share page with a post's title and address. */
export function shareLink(network: ShareNetwork, title: string, url: string): string {
  const { page, ...names } = networks[network];
  return `${page}?${new URLSearchParams({ [names.url]: url, [names.title]: title })}`;
}
