import { longestEmail } from '~/shared/email';

/** The sign-in provider's page that the authorization URL leads to, and what it is asked for. */
export const googleSignIn = {
  page: 'https://accounts.google.com/o/oauth2/v2/auth',
  callback: '/google/callback',
  responseType: 'code',
  scope: 'email profile',
  accessType: 'offline',
} as const;

/** A call of the sign-up page that takes longer than this, in milliseconds, has failed. */
export const signUpTimeoutMs = 10_000;

/** The longest texts that the fields take, in characters. */
export const signUpLimits = { email: longestEmail, organization: 120 } as const;

/** What the page says happens once a sign-up is stored, in order. */
export const signUpSteps = ['setUp', 'mail', 'invite'] as const;
