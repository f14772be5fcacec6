import { brand } from '~/shared/brand';

/** Who answers for the site, as the legal texts name it. */
export const legalIdentity = {
  company: `${brand.name}, S.L.`,
  privacyEmail: `privacy@${brand.domain}`,
  securityEmail: `security@${brand.domain}`,
} as const;
