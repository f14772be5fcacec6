import type { Language } from './language';

/** The campaign's parameters that travel with a submission. */
const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** Where on the site a submission comes from, and what brought the visitor. */
export interface LeadOrigin extends Partial<Record<(typeof campaignNames)[number] | 'plan', string>> {
  readonly page: string;
  readonly locale: Language;
}

/** What the origin is read from. */
interface OriginSources {
  readonly href: string;
  /** The page before: whole for one of our own, which is how a campaign's parameters survive a full page load. */
  readonly referrer: string;
}

const here = (): OriginSources => ({ href: window.location.href, referrer: document.referrer });

/** Nothing is stored in the browser: the address of this page is read, then that of our own page before it. */
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
