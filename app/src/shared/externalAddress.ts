import { inLanguage, type Language } from './language';
import { hasTwin } from './paths';

/** A page in English only, and the page that a visitor in another language gets in its place. */
const chooser = { path: '/pick-experience', instead: '/demo/team-member/overview' } as const;

/**
 * An outside address; a path of this site is translated to the visitor's language, if possible. The chooser of a demo,
 * where log-in and stores lead until they are configured, is the team member's demo in Spanish.
 */
export function externalAddress(address: string, language: Language): string {
  const [path = ''] = address.split(/[?#]/);
  if (path === chooser.path && language !== 'en') return inLanguage(chooser.instead, language);
  return address.startsWith('/') && hasTwin(path) ? inLanguage(address, language) : address;
}
