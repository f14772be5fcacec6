import { useEffect } from 'react';
import type { Language } from '../language';
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
    const timer = setTimeout(() => void load(), delayMs);
    const stopWaiting = waitForAnalytics(
      () => module !== undefined,
      () => void module?.initialiseConsent(language),
    );
    return () => {
      clearTimeout(timer);
      stopWaiting();
    };
  }, [language]);
}

/** Opens the consent screen, whether or not consent was asked for before. */
export async function openPrivacySettings(language: Language): Promise<void> {
  await load();
  await module?.openConsent(language);
}
