import type { ShareNetwork } from '~/content/blog';
import { fill } from './template';

/** Each network's share page, and its parameter names for title and address. */
const networks: Record<ShareNetwork, { page: string; title: string; url: string }> = {
  linkedin: { page: 'https://www.linkedin.com/shareArticle', title: 'title', url: 'url' },
  x: { page: 'https://x.com/intent/post', title: 'text', url: 'url' },
  facebook: { page: 'https://www.facebook.com/sharer/sharer.php', title: 'quote', url: 'u' },
};

/** The template of the link to a network's share page; the server encodes the post's title and address. */
export function shareLink(network: ShareNetwork): string {
  const { page, ...names } = networks[network];
  return `${page}?${names.url}=${fill('post.share_url')}&${names.title}=${fill('post.share_title')}`;
}
