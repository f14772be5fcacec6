import { maxEmailLength } from '~/shared/email';
import { maxNameLength } from '~/shared/names';

/** The sign-in provider's authorization page and the requested scope. */
export const googleSignIn = {
  page: 'https://accounts.google.com/o/oauth2/v2/auth',
  callback: '/google/callback',
  responseType: 'code',
  scope: 'email profile',
  accessType: 'offline',
} as const;

/** Request timeout of the sign-up page in milliseconds. */
export const signUpTimeoutMs = 10_000;

/** Maximum field lengths, in characters. */
export const signUpLimits = { email: maxEmailLength, organization: maxNameLength } as const;

/** The steps shown after a sign-up is stored, in order. */
export const signUpSteps = ['setUp', 'mail', 'invite'] as const;
