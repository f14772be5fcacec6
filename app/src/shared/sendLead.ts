import type { createRetryKey } from './idempotencyKey';

/** What a sender takes the place of in tests. */
interface Sending {
  readonly send?: typeof fetch | undefined;
  readonly keys: ReturnType<typeof createRetryKey>;
  readonly timeoutMs: number;
}

/** Whether a web page was returned instead, such as a captive portal's login page. */
const isPage = (response: Response) => response.headers.get('content-type')?.includes('text/html') ?? false;

/**
 * Sends a lead; resolves once the server has accepted it. Anything but a success (an error status, a redirect, a web page
 * instead of a response, no response in time, no connection) rejects. A retry has the same idempotency key, also if the
 * form was edited or the page reloaded, so that the server stores one lead.
 */
export async function sendLead(path: string, lead: object, { send = fetch, keys, timeoutMs }: Sending): Promise<void> {
  const body = JSON.stringify(lead);
  const response = await send(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'idempotency-key': await keys.keyFor(body),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok || isPage(response)) throw new Error(`The server did not accept it: ${response.status}`);
  keys.done();
}
