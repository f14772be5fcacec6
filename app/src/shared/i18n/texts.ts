import { type Language, languageOfRequest } from '../language';

/** The English modules; each exports its texts under its file name. */
type EnglishModules = typeof import('~/locales/en/blog') &
  typeof import('~/locales/en/blogPost') &
  typeof import('~/locales/en/blogPreview') &
  typeof import('~/locales/en/blogTerms') &
  typeof import('~/locales/en/boostPerformance') &
  typeof import('~/locales/en/celebrateWork') &
  typeof import('~/locales/en/challenge') &
  typeof import('~/locales/en/chooser') &
  typeof import('~/locales/en/common') &
  typeof import('~/locales/en/compareByHand') &
  typeof import('~/locales/en/compareSpreadsheet') &
  typeof import('~/locales/en/compareTools') &
  typeof import('~/locales/en/consent') &
  typeof import('~/locales/en/contact') &
  typeof import('~/locales/en/demoOverview') &
  typeof import('~/locales/en/importExport') &
  typeof import('~/locales/en/faq') &
  typeof import('~/locales/en/funding') &
  typeof import('~/locales/en/getStarted') &
  typeof import('~/locales/en/giftShop') &
  typeof import('~/locales/en/history') &
  typeof import('~/locales/en/home') &
  typeof import('~/locales/en/industries') &
  typeof import('~/locales/en/industryEducation') &
  typeof import('~/locales/en/industryEnterprise') &
  typeof import('~/locales/en/industryHealthcare') &
  typeof import('~/locales/en/industryHospitality') &
  typeof import('~/locales/en/industryLogistics') &
  typeof import('~/locales/en/industryRestaurant') &
  typeof import('~/locales/en/industryRetail') &
  typeof import('~/locales/en/industrySmallbusiness') &
  typeof import('~/locales/en/industryTelemarketing') &
  typeof import('~/locales/en/kept') &
  typeof import('~/locales/en/legal') &
  typeof import('~/locales/en/liveRoster') &
  typeof import('~/locales/en/manageWithEase') &
  typeof import('~/locales/en/manager') &
  typeof import('~/locales/en/measures') &
  typeof import('~/locales/en/messageReceived') &
  typeof import('~/locales/en/myWeek') &
  typeof import('~/locales/en/ownTeam') &
  typeof import('~/locales/en/team') &
  typeof import('~/locales/en/pricing') &
  typeof import('~/locales/en/proofOfWork') &
  typeof import('~/locales/en/recognitions') &
  typeof import('~/locales/en/rewardIncentives') &
  typeof import('~/locales/en/scheduler') &
  typeof import('~/locales/en/security') &
  typeof import('~/locales/en/shiftScheduling') &
  typeof import('~/locales/en/signUp') &
  typeof import('~/locales/en/site') &
  typeof import('~/locales/en/template') &
  typeof import('~/locales/en/tour') &
  typeof import('~/locales/en/useCases');

/** The site's texts by namespace. English is the type, so a missing Spanish key does not compile. */
export type Texts = { [Namespace in keyof EnglishModules]: EnglishModules[Namespace] };

/** A locale module: `locales/{language}/{namespace}.ts`. */
export type Namespace = keyof Texts;

/** Loader data of a route: the texts of its namespaces, in the page's language only. */
export interface WithTexts {
  texts: Partial<Texts>;
}

const folder = '../../locales/';
const modules = import.meta.glob<Partial<Texts>>('../../locales/*/*.ts');

export const namespaces = Object.keys(modules)
  .filter((file) => file.startsWith(`${folder}en/`))
  .map((file) => file.slice(`${folder}en/`.length, -'.ts'.length) as Namespace);

/** Loads the texts of the given namespaces in one language. */
export async function loadTexts<N extends Namespace>(
  language: Language,
  ...namespacesToLoad: N[]
): Promise<Pick<Texts, N>> {
  const entries = await Promise.all(
    namespacesToLoad.map(async (namespace) => {
      const texts = (await modules[`${folder}${language}/${namespace}.ts`]?.())?.[namespace];
      if (!texts) throw new Error(`locales/${language}/${namespace}.ts does not export ${namespace}`);
      return [namespace, texts] as const;
    }),
  );
  return Object.fromEntries(entries) as Pick<Texts, N>;
}

/** Creates a route loader that returns the texts of these namespaces and nothing else. */
export function textLoader<N extends Namespace>(...namespacesToLoad: N[]) {
  return async ({ request }: { request: Request }): Promise<{ texts: Pick<Texts, N> }> => ({
    texts: await loadTexts(languageOfRequest(request), ...namespacesToLoad),
  });
}
