import { siteSettings } from '../settings';
import { queue } from './events';

let loaded = false;

/**
 * Loads the tag manager's script, if the server names one, once per document. Call it only with the visitor's consent.
 */
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
