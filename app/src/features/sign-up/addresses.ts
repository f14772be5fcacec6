import { googleSignIn } from '~/content/signUp';

/**
 * The sign-in provider's authorization URL for this client, which redirects to `{origin}/google/callback`. Throws if
 * the client id is malformed.
 */
export function authorizationUrl(clientId: string, origin: string): string {
  if (!/^[\w.-]+$/.test(clientId)) {
    throw new Error('The client id is malformed', { cause: 'client-id-malformed' });
  }
  const url = new URL(googleSignIn.page);
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${origin}${googleSignIn.callback}`,
    response_type: googleSignIn.responseType,
    scope: googleSignIn.scope,
    access_type: googleSignIn.accessType,
  }).toString();
  return url.href;
}

/** Where a verified sign-up continues: the team-space page, with the input in its query. */
export function teamSpaceAddress(
  teamSpaceUrl: string,
  currentUrl: string,
  email: string,
  organization: string,
): string {
  const url = new URL(teamSpaceUrl, currentUrl);
  url.searchParams.set('email', email);
  url.searchParams.set('organization', organization);
  return url.href;
}
