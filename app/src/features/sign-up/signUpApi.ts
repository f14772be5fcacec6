import { signUpTimeoutMs } from '~/content/signUp';

function call(path: string, init?: RequestInit): Promise<Response> {
  return fetch(`/api/${path}`, { ...init, signal: AbortSignal.timeout(signUpTimeoutMs) });
}

async function fieldsOf(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** The reCAPTCHA site key; undefined if there is none or the request fails. */
export async function siteKey(): Promise<string | undefined> {
  try {
    const response = await call('get-recaptcha-config');
    return response.ok ? textOf((await fieldsOf(response)).siteKey) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the server accepts a reCAPTCHA token: only `success: true` passes, and a failure never does. */
export async function verifyToken(token: string): Promise<boolean> {
  try {
    const response = await call('verify-recaptcha', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ token }),
    });
    return response.ok && (await fieldsOf(response)).success === true;
  } catch {
    return false;
  }
}

/**
 * The client id of the sign-in provider. Throws with the server's or the browser's message, or an empty one if there is
 * none or the response has no id. The server's error code is the cause.
 */
export async function googleClientId(): Promise<string> {
  const response = await call('get-auth-config');
  const { googleClientId: id, message, code } = await fieldsOf(response);
  if (!response.ok) throw new Error(textOf(message) ?? '', { cause: code });
  return textOf(id) ?? Promise.reject(new Error(''));
}
