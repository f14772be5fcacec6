import { useSyncExternalStore } from 'react';
import { inLanguage, type Language } from './language';
import { defaultSettings, type SiteSettings, siteSettings } from './settings';

const never = () => () => {};

/** The settings of this page: the defaults while hydrating (the prerendered page has them), then the server's own. */
export function useSiteSettings(): SiteSettings {
  return useSyncExternalStore(never, siteSettings, () => defaultSettings);
}

/** An outside address; one that is a path of this site leads to the twin in the reader's language. */
export function outsideAddress(address: string, language: Language): string {
  return address.startsWith('/') ? inLanguage(address, language) : address;
}
