import { inLanguage } from '~/shared/language';
import type { LinkedPageId } from '~/shared/paths';

/** The two roles of the demo; the path decides which one is shown. */
export const roles = ['team-member', 'manager'] as const;
export type Role = (typeof roles)[number];

/** The pages that both roles have. */
export const sharedPages = ['overview', 'gift-shop', 'recognitions'] as const;
type SharedPage = (typeof sharedPages)[number];

const pageIds = {
  'team-member': {
    overview: 'team-member-overview',
    'gift-shop': 'team-member-gift-shop',
    recognitions: 'team-member-recognitions',
  },
  manager: {
    overview: 'manager-overview',
    'gift-shop': 'manager-gift-shop',
    recognitions: 'manager-recognitions',
  },
} as const satisfies Record<Role, Record<SharedPage, LinkedPageId>>;

/** The id of a role's page. */
export function demoPageId(role: Role, page: SharedPage): LinkedPageId {
  return pageIds[role][page];
}

/** The role of a demo path. */
export function roleOfPath(pathname: string): Role {
  return inLanguage(pathname, 'en').startsWith('/demo/manager') ? 'manager' : 'team-member';
}

/** The shared page of a path; pages that only managers have count as their overview. */
export function sharedPageOfPath(pathname: string): SharedPage {
  const last = pathname.replace(/\/$/, '').split('/').pop();
  return sharedPages.find((page) => page === last) ?? 'overview';
}
