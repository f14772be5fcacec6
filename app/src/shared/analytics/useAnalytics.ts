import { useEffect } from 'react';
import type { Language } from '../language';
import { onFirstSignOfLife } from '../signOfLife';
import { usePageViews } from './pageViews';
import { waitForAnalytics } from './waitForAnalytics';

/** The longest that the first look at a page goes undisturbed, in milliseconds. */
const quietMs = 3000;

let module: typeof import('./consent') | undefined;

async function load(): Promise<void> {
  module ??= await import('./consent');
}

/** Loads analytics at the visitor's first sign of life, or once the page has had its quiet moment. */
function loadWhenQuiet(): () => void {
  const start = () => {
    stop();
    void load();
  };
  const timer = setTimeout(start, quietMs);
  const ignore = onFirstSignOfLife(start);
  const stop = () => {
    clearTimeout(timer);
    ignore();
  };
  return stop;
}

/** The frame's hidden step: page views, and the consent and analytics initialiser once analytics has loaded. */
export function useAnalytics(language: Language): void {
  usePageViews();
  useEffect(() => {
    const stopLoading = loadWhenQuiet();
    const stopWaiting = waitForAnalytics(
      () => module !== undefined,
      () => void module?.initialiseConsent(language),
    );
    return () => {
      stopLoading();
      stopWaiting();
    };
  }, [language]);
}

/** Opens the consent screen, whether or not consent was asked for before. */
export async function openPrivacySettings(language: Language): Promise<void> {
  await load();
  await module?.openConsent(language);
}
