/** The sections of the legal page in order; each id is its anchor. */
export const legalSections = [
  'introduction',
  'processing',
  'categories',
  'security',
  'retention',
  'sharing',
  'rights',
  'cookies',
  'terms',
  'disclosure',
  'contact',
] as const;

export type LegalSectionId = (typeof legalSections)[number];
