import { brand } from '~/shared/brand';

/** The company responsible for the site, as named in the legal texts. */
export const legalIdentity = {
  company: `${brand.name}, S.L.`,
  privacyEmail: `privacy@${brand.domain}`,
  securityEmail: `security@${brand.domain}`,
} as const;
