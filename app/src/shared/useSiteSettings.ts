import { useSyncExternalStore } from 'react';
import { inLanguage, type Language } from './language';
import { hasTwin } from './paths';
import { defaultSettings, type SiteSettings, siteSettings } from './settings';

const never = () => () => {};

type LinkSettings = Omit<SiteSettings, 'publicUrl'>;

let known: LinkSettings | undefined;

/** The server's own settings; the very defaults where they say the same, so that nothing is drawn again for them. */
function ownSettings(): LinkSettings {
  if (known) return known;
  const { publicUrl: _, ...own } = siteSettings();
  const same = Object.entries(own).every(([name, value]) => defaultSettings[name as keyof LinkSettings] === value);
  known = same ? defaultSettings : own;
  return known;
}

/** The settings of this page: the defaults while hydrating (the prerendered page has them), then the server's own. */
export function useSiteSettings(): LinkSettings {
  return useSyncExternalStore(never, ownSettings, () => defaultSettings);
}

/** An outside address; one that is a path of this site leads to the twin in the reader's language, if there is one. */
export function outsideAddress(address: string, language: Language): string {
  const [path = ''] = address.split(/[?#]/);
  return address.startsWith('/') && hasTwin(path) ? inLanguage(address, language) : address;
}
