import { challengeTimeoutMs } from '~/content/challenge';
import { createRetryKey } from '~/shared/idempotencyKey';
import { sendLead } from '~/shared/sendLead';
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

/** Sends a challenge, as `sendLead` does. */
export function sendChallenge(draft: ChallengeDraft, send?: typeof fetch, keys = challengeKeys): Promise<void> {
  return sendLead(challengesPath, challengeBody(draft), { send, keys, timeoutMs: challengeTimeoutMs });
}
