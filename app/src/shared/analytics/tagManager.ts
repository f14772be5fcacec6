import { siteSettings } from '../settings';
import { queue } from './events';

let loaded = false;

/** Loads the tag manager's script, where the server names one: once per document. For visitors who have consented. */
export function loadTagManager(): void {
  const { tagManagerUrl } = siteSettings();
  if (loaded || !tagManagerUrl) return;
  loaded = true;
  queue().push({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.src = tagManagerUrl;
  document.head.append(script);
}
