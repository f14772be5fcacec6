import type { Language } from '../language';
import { queue } from './events';
import { waitForAnalytics } from './waitForAnalytics';

/**
 * Delay in milliseconds before analytics and the consent dialog load, so that they do not compete with the page.
 */
const delayMs = 3000;

let module: typeof import('./consent') | undefined;

async function load(): Promise<void> {
  module ??= await import('./consent');
}

/** Initialises consent and analytics once their script has loaded. Returns a function that cancels it. */
export function startAnalytics(language: Language): () => void {
  queue();
  let stopWaiting: (() => void) | undefined;
  const timer = setTimeout(() => {
    // A script that fails to load is requested again on the next page.
    load().catch(() => {});
    // Polling begins with the request, not with the page, so that a slow script gets the full time.
    stopWaiting = waitForAnalytics(
      () => module !== undefined,
      () => void module?.initialiseConsent(language),
    );
  }, delayMs);
  return () => {
    clearTimeout(timer);
    stopWaiting?.();
  };
}

/** Opens the consent dialog, whether or not the visitor has answered before. */
export async function openPrivacySettings(language: Language): Promise<void> {
  await load();
  await module?.openConsent(language);
}
