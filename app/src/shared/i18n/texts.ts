import type { boostPerformance } from '~/locales/en/boostPerformance';
import type { celebrateWork } from '~/locales/en/celebrateWork';
import type { challenge } from '~/locales/en/challenge';
import type { common } from '~/locales/en/common';
import type { consent } from '~/locales/en/consent';
import type { getStarted } from '~/locales/en/getStarted';
import type { home } from '~/locales/en/home';
import type { manageWithEase } from '~/locales/en/manageWithEase';
import type { rewardIncentives } from '~/locales/en/rewardIncentives';
import type { scheduler } from '~/locales/en/scheduler';
import type { site } from '~/locales/en/site';
import type { template } from '~/locales/en/template';
import type { Language } from '../language';

/** The texts of the site by area; English is the type, so a missing Spanish key does not compile. */
export interface Texts {
  boostPerformance: typeof boostPerformance;
  celebrateWork: typeof celebrateWork;
  challenge: typeof challenge;
  manageWithEase: typeof manageWithEase;
  rewardIncentives: typeof rewardIncentives;
  common: typeof common;
  site: typeof site;
  home: typeof home;
  consent: typeof consent;
  scheduler: typeof scheduler;
  template: typeof template;
  getStarted: typeof getStarted;
}

export type Area = keyof Texts;

/** What a route's loader hands to the page: the texts of its areas in the page's own language only. */
export interface WithTexts {
  texts: Partial<Texts>;
}

type AreaLoaders = { [A in Area]: Record<Language, () => Promise<Texts[A]>> };

/** One module per area and language; only loaders call these, at build time, so no page's script carries texts. */
const loaders: AreaLoaders = {
  boostPerformance: {
    en: async () => (await import('~/locales/en/boostPerformance')).boostPerformance,
    es: async () => (await import('~/locales/es/boostPerformance')).boostPerformance,
  },
  celebrateWork: {
    en: async () => (await import('~/locales/en/celebrateWork')).celebrateWork,
    es: async () => (await import('~/locales/es/celebrateWork')).celebrateWork,
  },
  challenge: {
    en: async () => (await import('~/locales/en/challenge')).challenge,
    es: async () => (await import('~/locales/es/challenge')).challenge,
  },
  manageWithEase: {
    en: async () => (await import('~/locales/en/manageWithEase')).manageWithEase,
    es: async () => (await import('~/locales/es/manageWithEase')).manageWithEase,
  },
  rewardIncentives: {
    en: async () => (await import('~/locales/en/rewardIncentives')).rewardIncentives,
    es: async () => (await import('~/locales/es/rewardIncentives')).rewardIncentives,
  },
  common: {
    en: async () => (await import('~/locales/en/common')).common,
    es: async () => (await import('~/locales/es/common')).common,
  },
  consent: {
    en: async () => (await import('~/locales/en/consent')).consent,
    es: async () => (await import('~/locales/es/consent')).consent,
  },
  home: {
    en: async () => (await import('~/locales/en/home')).home,
    es: async () => (await import('~/locales/es/home')).home,
  },
  site: {
    en: async () => (await import('~/locales/en/site')).site,
    es: async () => (await import('~/locales/es/site')).site,
  },
  scheduler: {
    en: async () => (await import('~/locales/en/scheduler')).scheduler,
    es: async () => (await import('~/locales/es/scheduler')).scheduler,
  },
  template: {
    en: async () => (await import('~/locales/en/template')).template,
    es: async () => (await import('~/locales/es/template')).template,
  },
  getStarted: {
    en: async () => (await import('~/locales/en/getStarted')).getStarted,
    es: async () => (await import('~/locales/es/getStarted')).getStarted,
  },
};

/** Loads the texts of the named areas in one language. */
export async function loadTexts<A extends Area>(language: Language, ...areas: A[]): Promise<Pick<Texts, A>> {
  const entries = await Promise.all(areas.map(async (area) => [area, await loaders[area][language]()] as const));
  return Object.fromEntries(entries) as Pick<Texts, A>;
}
