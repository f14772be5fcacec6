import { useEffect } from 'react';
import type { Language } from '../language';
import { queue } from './events';
import { usePageViews } from './pageViews';
import { waitForAnalytics } from './waitForAnalytics';

/** Analytics and the consent screen load this long after hydration, in milliseconds: they must not compete with the page. */
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
      // The wait begins with the request and not with the page, so that a slow script has all of it.
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

/** Opens the consent screen, whether or not consent was asked for before. */
export async function openPrivacySettings(language: Language): Promise<void> {
  await load();
  await module?.openConsent(language);
}
