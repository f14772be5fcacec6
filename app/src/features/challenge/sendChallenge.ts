import { challengeTimeoutMs } from '~/content/challenge';
import { keyKeeper } from '~/shared/idempotencyKey';
import type { ChallengeDraft } from './draft';

/** Where challenges are sent. */
export const challengesPath = '/api/challenges';

/** What is sent: the draft, tidied; only a custom challenge has a name of its own. */
function challengeBody(draft: ChallengeDraft): ChallengeDraft {
  return {
    ...draft,
    customName: draft.type === 'custom' ? draft.customName.trim() : '',
    workEmail: draft.workEmail.trim(),
    teamName: draft.teamName.trim(),
  };
}

const challengeKeys = keyKeeper();

/** Something that came in the server's place, such as a hotel's log-in page, has not taken the challenge. */
function isPage(answer: Response): boolean {
  return answer.headers.get('content-type')?.includes('text/html') ?? false;
}

/**
 * Sends a challenge; resolves once the server has taken it. Anything but a success (an error status, a redirect, a
 * web page, no answer within 10 s, no connection) rejects. A second try of the same draft carries the same key, so that
 * the server takes it once.
 */
export async function sendChallenge(
  draft: ChallengeDraft,
  send: typeof fetch = fetch,
  keys = challengeKeys,
): Promise<void> {
  const body = JSON.stringify(challengeBody(draft));
  const answer = await send(challengesPath, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'idempotency-key': keys.keyFor(body),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(challengeTimeoutMs),
  });
  if (!answer.ok || isPage(answer)) throw new Error(`The challenge was not taken: ${answer.status}`);
  keys.done();
}
