import { challengeTimeoutMs } from '~/content/challenge';
import { createRetryKey } from '~/shared/idempotencyKey';
import type { ChallengeDraft } from './draft';

export const challengesPath = '/api/challenges';

/** The request body: the trimmed draft; only a custom challenge has a name. */
function challengeBody(draft: ChallengeDraft): ChallengeDraft {
  return {
    ...draft,
    customName: draft.type === 'custom' ? draft.customName.trim() : '',
    workEmail: draft.workEmail.trim(),
    teamName: draft.teamName.trim(),
  };
}

const challengeKeys = createRetryKey();

/** Whether a web page was returned instead, such as a captive portal's login page. */
function isPage(response: Response): boolean {
  return response.headers.get('content-type')?.includes('text/html') ?? false;
}

/**
 * Sends a challenge; resolves once the server has accepted it. Anything but a success (an error status, a redirect, a
 * web page, no response within 10 s, no connection) rejects. A retry has the same idempotency key, also if the draft was
 * edited, so that the server stores one challenge.
 */
export async function sendChallenge(
  draft: ChallengeDraft,
  send: typeof fetch = fetch,
  keys = challengeKeys,
): Promise<void> {
  const body = JSON.stringify(challengeBody(draft));
  const response = await send(challengesPath, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'idempotency-key': await keys.keyFor(body),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(challengeTimeoutMs),
  });
  if (!response.ok || isPage(response)) throw new Error(`The challenge was not accepted: ${response.status}`);
  keys.done();
}
