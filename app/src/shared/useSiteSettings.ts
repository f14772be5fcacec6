import { useSyncExternalStore } from 'react';
import { defaultSettings, type SiteSettings, siteSettings } from './settings';

const subscribe = () => () => {};

type LinkSettings = Omit<SiteSettings, 'publicUrl'>;

let cached: LinkSettings | undefined;

/** The page's settings; the same object as the defaults if equal, to avoid a render. */
function settingsOfPage(): LinkSettings {
  if (cached) return cached;
  const { publicUrl: _, ...settings } = siteSettings();
  const same = Object.entries(settings).every(([name, value]) => defaultSettings[name as keyof LinkSettings] === value);
  cached = same ? defaultSettings : settings;
  return cached;
}

/** The settings of this page: the defaults while hydrating (as prerendered), then those from the server. */
export function useSiteSettings(): LinkSettings {
  return useSyncExternalStore(subscribe, settingsOfPage, () => defaultSettings);
}
