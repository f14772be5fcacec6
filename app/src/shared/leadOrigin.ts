import type { Language } from './language';

/** The campaign parameters sent with a submission. */
const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** Where on the site a submission comes from, and the campaign that brought the visitor. */
export interface LeadOrigin extends Partial<Record<(typeof campaignNames)[number] | 'plan', string>> {
  readonly page: string;
  readonly locale: Language;
}

interface OriginSources {
  readonly href: string;
  /** The referrer: its full URL for our own pages, which is how campaign parameters survive a full page load. */
  readonly referrer: string;
}

const here = (): OriginSources => ({ href: window.location.href, referrer: document.referrer });

/**
 * Nothing is stored in the browser: campaign parameters come from this page's address, else from the referrer if it is
 * our own.
 */
export function leadOrigin(locale: Language, sources: OriginSources = here()): LeadOrigin {
  const address = new URL(sources.href);
  const addresses = [address];
  if (URL.canParse(sources.referrer)) {
    const before = new URL(sources.referrer);
    if (before.origin === address.origin) addresses.push(before);
  }
  const first = (name: string) => {
    for (const { searchParams } of addresses) {
      const value = searchParams.get(name)?.trim();
      if (value) return value;
    }
  };
  const campaign = [...campaignNames, 'plan'].flatMap((name) => {
    const value = first(name);
    return value ? [[name, value]] : [];
  });
  return { page: address.pathname, locale, ...Object.fromEntries(campaign) };
}
