import { useSyncExternalStore } from 'react';
import { inLanguage, type Language } from './language';
import { hasTwin } from './paths';
import { defaultSettings, type SiteSettings, siteSettings } from './settings';

const never = () => () => {};

type LinkSettings = Omit<SiteSettings, 'publicUrl'>;

let known: LinkSettings | undefined;

/** The page's settings; the same object as the defaults if equal, to avoid a render. */
function ownSettings(): LinkSettings {
  if (known) return known;
  const { publicUrl: _, ...own } = siteSettings();
  const same = Object.entries(own).every(([name, value]) => defaultSettings[name as keyof LinkSettings] === value);
  known = same ? defaultSettings : own;
  return known;
}

/** The settings of this page: the defaults while hydrating (as prerendered), then those from the server. */
export function useSiteSettings(): LinkSettings {
  return useSyncExternalStore(never, ownSettings, () => defaultSettings);
}

/** An outside address; a path of this site is translated to the visitor's language, if possible. */
export function outsideAddress(address: string, language: Language): string {
  const [path = ''] = address.split(/[?#]/);
  return address.startsWith('/') && hasTwin(path) ? inLanguage(address, language) : address;
}
