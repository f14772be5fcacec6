import type { LinkedPageId } from '~/shared/paths';

/** The four feature pages and the nine industry pages, in the Solutions menu's order. */
export const featurePages = [
  { id: 'celebrate', page: 'celebrate-work' },
  { id: 'reward', page: 'reward-incentives' },
  { id: 'boost', page: 'boost-performance' },
  { id: 'manage', page: 'manage-with-ease' },
] as const satisfies readonly { id: string; page: LinkedPageId }[];

export const industryPages = [
  { id: 'logistics', page: 'logistics-case' },
  { id: 'telemarketing', page: 'telemarketing-case' },
  { id: 'healthcare', page: 'healthcare-case' },
  { id: 'hospitality', page: 'hospitality-case' },
  { id: 'retail', page: 'retail-case' },
  { id: 'restaurant', page: 'restaurant-case' },
  { id: 'education', page: 'education-case' },
  { id: 'enterprise', page: 'enterprise-case' },
  { id: 'smallbusiness', page: 'smallbusiness-case' },
] as const satisfies readonly { id: string; page: LinkedPageId }[];

export type FeatureId = (typeof featurePages)[number]['id'];
export type IndustryId = (typeof industryPages)[number]['id'];
