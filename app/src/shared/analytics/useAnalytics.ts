import { useEffect } from 'react';
import type { Language } from '../language';
import { queue } from './events';
import { usePageViews } from './pageViews';
import { waitForAnalytics } from './waitForAnalytics';

/**
 * Delay in milliseconds after hydration before analytics and the consent dialog load, so that they do not compete with
 * the page.
 */
const delayMs = 3000;

let module: typeof import('./consent') | undefined;

async function load(): Promise<void> {
  module ??= await import('./consent');
}

/** Page views, and the consent and analytics initialiser once analytics has loaded. */
export function useAnalytics(language: Language): void {
  usePageViews();
  useEffect(() => {
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
  }, [language]);
}

/** Opens the consent dialog, whether or not the visitor has answered before. */
export async function openPrivacySettings(language: Language): Promise<void> {
  await load();
  await module?.openConsent(language);
}
