import type { acting } from '~/locales/en/acting';
import type { blog } from '~/locales/en/blog';
import type { blogPost } from '~/locales/en/blogPost';
import type { blogPreview } from '~/locales/en/blogPreview';
import type { boostPerformance } from '~/locales/en/boostPerformance';
import type { celebrateWork } from '~/locales/en/celebrateWork';
import type { challenge } from '~/locales/en/challenge';
import type { chooser } from '~/locales/en/chooser';
import type { common } from '~/locales/en/common';
import type { consent } from '~/locales/en/consent';
import type { contact } from '~/locales/en/contact';
import type { demoOverview } from '~/locales/en/demoOverview';
import type { exchange } from '~/locales/en/exchange';
import type { faq } from '~/locales/en/faq';
import type { funding } from '~/locales/en/funding';
import type { getStarted } from '~/locales/en/getStarted';
import type { giftShop } from '~/locales/en/giftShop';
import type { history } from '~/locales/en/history';
import type { home } from '~/locales/en/home';
import type { industryEducation } from '~/locales/en/industries/education';
import type { industryEnterprise } from '~/locales/en/industries/enterprise';
import type { industryHealthcare } from '~/locales/en/industries/healthcare';
import type { industryHospitality } from '~/locales/en/industries/hospitality';
import type { industryLogistics } from '~/locales/en/industries/logistics';
import type { industryRestaurant } from '~/locales/en/industries/restaurant';
import type { industryRetail } from '~/locales/en/industries/retail';
import type { industries } from '~/locales/en/industries/shared';
import type { industrySmallbusiness } from '~/locales/en/industries/smallbusiness';
import type { industryTelemarketing } from '~/locales/en/industries/telemarketing';
import type { legal } from '~/locales/en/legal';
import type { manager } from '~/locales/en/manager';
import type { manageWithEase } from '~/locales/en/manageWithEase';
import type { pricing } from '~/locales/en/pricing';
import type { recognitions } from '~/locales/en/recognitions';
import type { rewardIncentives } from '~/locales/en/rewardIncentives';
import type { scheduler } from '~/locales/en/scheduler';
import type { signUp } from '~/locales/en/signUp';
import type { site } from '~/locales/en/site';
import type { template } from '~/locales/en/template';
import type { useCases } from '~/locales/en/useCases';
import type { Language } from '../language';

/** The texts of the site by area; English is the type, so a missing Spanish key does not compile. */
export interface Texts {
  acting: typeof acting;
  blog: typeof blog;
  blogPost: typeof blogPost;
  contact: typeof contact;
  boostPerformance: typeof boostPerformance;
  celebrateWork: typeof celebrateWork;
  challenge: typeof challenge;
  manageWithEase: typeof manageWithEase;
  manager: typeof manager;
  recognitions: typeof recognitions;
  rewardIncentives: typeof rewardIncentives;
  common: typeof common;
  history: typeof history;
  giftShop: typeof giftShop;
  demoOverview: typeof demoOverview;
  signUp: typeof signUp;
  site: typeof site;
  home: typeof home;
  blogPreview: typeof blogPreview;
  consent: typeof consent;
  scheduler: typeof scheduler;
  exchange: typeof exchange;
  template: typeof template;
  getStarted: typeof getStarted;
  chooser: typeof chooser;
  faq: typeof faq;
  funding: typeof funding;
  legal: typeof legal;
  pricing: typeof pricing;
  useCases: typeof useCases;
  industries: typeof industries;
  industryLogistics: typeof industryLogistics;
  industryTelemarketing: typeof industryTelemarketing;
  industryHealthcare: typeof industryHealthcare;
  industryHospitality: typeof industryHospitality;
  industryRetail: typeof industryRetail;
  industryRestaurant: typeof industryRestaurant;
  industryEducation: typeof industryEducation;
  industryEnterprise: typeof industryEnterprise;
  industrySmallbusiness: typeof industrySmallbusiness;
}

export type Area = keyof Texts;

/** What a route's loader hands to the page: the texts of its areas in the page's own language only. */
export interface WithTexts {
  texts: Partial<Texts>;
}

type AreaLoaders = { [A in Area]: Record<Language, () => Promise<Texts[A]>> };

/** One module per area and language; only loaders call these, at build time, so no page's script carries texts. */
const loaders: AreaLoaders = {
  blogPreview: {
    en: async () => (await import('~/locales/en/blogPreview')).blogPreview,
    es: async () => (await import('~/locales/es/blogPreview')).blogPreview,
  },
  acting: {
    en: async () => (await import('~/locales/en/acting')).acting,
    es: async () => (await import('~/locales/es/acting')).acting,
  },
  blog: {
    en: async () => (await import('~/locales/en/blog')).blog,
    es: async () => (await import('~/locales/es/blog')).blog,
  },
  blogPost: {
    en: async () => (await import('~/locales/en/blogPost')).blogPost,
    es: async () => (await import('~/locales/es/blogPost')).blogPost,
  },
  contact: {
    en: async () => (await import('~/locales/en/contact')).contact,
    es: async () => (await import('~/locales/es/contact')).contact,
  },
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
  manager: {
    en: async () => (await import('~/locales/en/manager')).manager,
    es: async () => (await import('~/locales/es/manager')).manager,
  },
  recognitions: {
    en: async () => (await import('~/locales/en/recognitions')).recognitions,
    es: async () => (await import('~/locales/es/recognitions')).recognitions,
  },
  manageWithEase: {
    en: async () => (await import('~/locales/en/manageWithEase')).manageWithEase,
    es: async () => (await import('~/locales/es/manageWithEase')).manageWithEase,
  },
  rewardIncentives: {
    en: async () => (await import('~/locales/en/rewardIncentives')).rewardIncentives,
    es: async () => (await import('~/locales/es/rewardIncentives')).rewardIncentives,
  },
  demoOverview: {
    en: async () => (await import('~/locales/en/demoOverview')).demoOverview,
    es: async () => (await import('~/locales/es/demoOverview')).demoOverview,
  },
  giftShop: {
    en: async () => (await import('~/locales/en/giftShop')).giftShop,
    es: async () => (await import('~/locales/es/giftShop')).giftShop,
  },
  history: {
    en: async () => (await import('~/locales/en/history')).history,
    es: async () => (await import('~/locales/es/history')).history,
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
  signUp: {
    en: async () => (await import('~/locales/en/signUp')).signUp,
    es: async () => (await import('~/locales/es/signUp')).signUp,
  },
  site: {
    en: async () => (await import('~/locales/en/site')).site,
    es: async () => (await import('~/locales/es/site')).site,
  },
  exchange: {
    en: async () => (await import('~/locales/en/exchange')).exchange,
    es: async () => (await import('~/locales/es/exchange')).exchange,
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
  chooser: {
    en: async () => (await import('~/locales/en/chooser')).chooser,
    es: async () => (await import('~/locales/es/chooser')).chooser,
  },
  faq: {
    en: async () => (await import('~/locales/en/faq')).faq,
    es: async () => (await import('~/locales/es/faq')).faq,
  },
  funding: {
    en: async () => (await import('~/locales/en/funding')).funding,
    es: async () => (await import('~/locales/es/funding')).funding,
  },
  legal: {
    en: async () => (await import('~/locales/en/legal')).legal,
    es: async () => (await import('~/locales/es/legal')).legal,
  },
  pricing: {
    en: async () => (await import('~/locales/en/pricing')).pricing,
    es: async () => (await import('~/locales/es/pricing')).pricing,
  },
  useCases: {
    en: async () => (await import('~/locales/en/useCases')).useCases,
    es: async () => (await import('~/locales/es/useCases')).useCases,
  },
  industries: {
    en: async () => (await import('~/locales/en/industries/shared')).industries,
    es: async () => (await import('~/locales/es/industries/shared')).industries,
  },
  industryLogistics: {
    en: async () => (await import('~/locales/en/industries/logistics')).industryLogistics,
    es: async () => (await import('~/locales/es/industries/logistics')).industryLogistics,
  },
  industryTelemarketing: {
    en: async () => (await import('~/locales/en/industries/telemarketing')).industryTelemarketing,
    es: async () => (await import('~/locales/es/industries/telemarketing')).industryTelemarketing,
  },
  industryHealthcare: {
    en: async () => (await import('~/locales/en/industries/healthcare')).industryHealthcare,
    es: async () => (await import('~/locales/es/industries/healthcare')).industryHealthcare,
  },
  industryHospitality: {
    en: async () => (await import('~/locales/en/industries/hospitality')).industryHospitality,
    es: async () => (await import('~/locales/es/industries/hospitality')).industryHospitality,
  },
  industryRetail: {
    en: async () => (await import('~/locales/en/industries/retail')).industryRetail,
    es: async () => (await import('~/locales/es/industries/retail')).industryRetail,
  },
  industryRestaurant: {
    en: async () => (await import('~/locales/en/industries/restaurant')).industryRestaurant,
    es: async () => (await import('~/locales/es/industries/restaurant')).industryRestaurant,
  },
  industryEducation: {
    en: async () => (await import('~/locales/en/industries/education')).industryEducation,
    es: async () => (await import('~/locales/es/industries/education')).industryEducation,
  },
  industryEnterprise: {
    en: async () => (await import('~/locales/en/industries/enterprise')).industryEnterprise,
    es: async () => (await import('~/locales/es/industries/enterprise')).industryEnterprise,
  },
  industrySmallbusiness: {
    en: async () => (await import('~/locales/en/industries/smallbusiness')).industrySmallbusiness,
    es: async () => (await import('~/locales/es/industries/smallbusiness')).industrySmallbusiness,
  },
};

/** Every area. */
export const areas = Object.keys(loaders) as Area[];

/** Loads the texts of the named areas in one language. */
export async function loadTexts<A extends Area>(language: Language, ...areas: A[]): Promise<Pick<Texts, A>> {
  const entries = await Promise.all(areas.map(async (area) => [area, await loaders[area][language]()] as const));
  return Object.fromEntries(entries) as Pick<Texts, A>;
}
