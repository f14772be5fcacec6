import { signUpTimeoutMs } from '~/content/signUp';
import { createRetryKey } from '~/shared/idempotencyKey';
import type { LeadOrigin } from '~/shared/leadOrigin';

export const signUpPath = '/api/sign-ups';

/** The stored data of a sign-up. */
interface SignUpDraft extends LeadOrigin {
  readonly email: string;
  readonly organization: string;
}

/** The outcome of a sign-up: stored, refused by the human check, or not stored for any other reason. */
export type SignUpOutcome = 'stored' | 'refused' | 'failed';

const signUpKeys = createRetryKey();

/** Sends a sign-up with the human check's token. A retry has the same idempotency key, also if the form was edited. */
export async function sendSignUp(
  draft: SignUpDraft,
  token: string | undefined,
  send: typeof fetch = fetch,
  keys = signUpKeys,
): Promise<SignUpOutcome> {
  try {
    const response = await send(signUpPath, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'idempotency-key': await keys.keyFor(JSON.stringify(draft)),
      },
      body: JSON.stringify({ ...draft, token }),
      redirect: 'error',
      signal: AbortSignal.timeout(signUpTimeoutMs),
    });
    if (response.status === 202) {
      keys.done();
      return 'stored';
    }
    return response.status === 403 ? 'refused' : 'failed';
  } catch {
    return 'failed';
  }
}
