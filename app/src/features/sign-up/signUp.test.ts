import { afterEach, describe, expect, test, vi } from 'vitest';
import { createRetryKey } from '~/shared/idempotencyKey';
import { authorizationUrl, teamSpaceAddress } from './addresses';
import { sendSignUp } from './signUp';
import { googleClientId, siteKey, verifyToken } from './signUpApi';

function mockResponse(body: unknown, init?: ResponseInit) {
  const call = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), init));
  vi.stubGlobal('fetch', call);
  return call;
}

function lose() {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
}

afterEach(() => vi.unstubAllGlobals());

describe('the authorization URL', () => {
  const url = new URL(authorizationUrl('12-ab.apps.example', 'https://brightcrew.example'));

  test('[W-296] [W-297] [W-298] [W-299] [W-300] contains client, scope and redirect address', () => {
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: '12-ab.apps.example',
      redirect_uri: 'https://brightcrew.example/google/callback',
      response_type: 'code',
      scope: 'email profile',
      access_type: 'offline',
    });
  });

  test('[W-499] cannot be built from a malformed client id', () => {
    for (const id of ['', 'two words', 'a&b', '<x>']) {
      expect(() => authorizationUrl(id, 'https://a.example')).toThrow('The client id is malformed');
    }
  });
});

describe('the site key', () => {
  test('[W-448] [W-449] is requested without a payload and read from siteKey', async () => {
    const call = mockResponse({ siteKey: '6Lc' });
    expect(await siteKey()).toBe('6Lc');
    expect(call.mock.calls[0]?.[0]).toBe('/api/get-recaptcha-config');
    expect(call.mock.calls[0]?.[1]?.method).toBeUndefined();
    expect(call.mock.calls[0]?.[1]?.body).toBeUndefined();
  });

  test('[W-450] a failure is ignored: there is no key', async () => {
    mockResponse({ code: 'recaptcha-not-configured' }, { status: 503 });
    expect(await siteKey()).toBeUndefined();
    mockResponse({ siteKey: '' });
    expect(await siteKey()).toBeUndefined();
    vi.stubGlobal('fetch', async () => new Response('<html>'));
    expect(await siteKey()).toBeUndefined();
    lose();
    expect(await siteKey()).toBeUndefined();
  });
});

describe('a token', () => {
  test('[W-446] [W-447] is sent to verify-recaptcha, and success is read from the response', async () => {
    const call = mockResponse({ success: true });
    expect(await verifyToken('tok')).toBe(true);
    expect(call.mock.calls[0]?.[0]).toBe('/api/verify-recaptcha');
    expect(call.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"token":"tok"}' });
  });

  test('[W-408] passes only with success true', async () => {
    for (const body of [{ success: false }, { success: 'true' }, { success: 1 }, {}, null, []]) {
      mockResponse(body);
      expect(await verifyToken('tok'), JSON.stringify(body)).toBe(false);
    }
    mockResponse({ success: true }, { status: 502 });
    expect(await verifyToken('tok')).toBe(false);
    lose();
    expect(await verifyToken('tok')).toBe(false);
  });
});

describe('the client id', () => {
  test('[W-451] [W-452] is requested without a payload and read from googleClientId', async () => {
    const call = mockResponse({ googleClientId: '12-ab' });
    expect(await googleClientId()).toBe('12-ab');
    expect(call.mock.calls[0]?.[0]).toBe('/api/get-auth-config');
    expect(call.mock.calls[0]?.[1]?.body).toBeUndefined();
  });

  test('[W-497] [W-498] a failure has the available message', async () => {
    mockResponse({ code: 'google-not-configured', message: 'Signing in is not set up.' }, { status: 503 });
    const refused = googleClientId();
    await expect(refused).rejects.toThrow(/^Signing in is not set up\.$/);
    await expect(refused).rejects.toHaveProperty('cause', 'google-not-configured');
    lose();
    await expect(googleClientId()).rejects.toThrow('Failed to fetch');
    for (const [body, init] of [
      [{}, { status: 500 }],
      [{ googleClientId: '' }, {}],
      [{}, {}],
    ] as const) {
      mockResponse(body, init);
      await expect(googleClientId()).rejects.toThrow(/^$/);
    }
  });
});

test("[W-609] Continue adds e-mail and organization to the address's own query", () => {
  const here = 'https://brightcrew.example/sign-up';
  const target = new URL(teamSpaceAddress('https://app.example/new?plan=free', here, 'ana+a@b.example', 'Ruiz & Co'));
  expect(target.origin + target.pathname).toBe('https://app.example/new');
  expect(Object.fromEntries(target.searchParams)).toEqual({
    plan: 'free',
    email: 'ana+a@b.example',
    organization: 'Ruiz & Co',
  });
  expect(teamSpaceAddress('/space', here, 'a@b.example', 'C')).toBe(
    'https://brightcrew.example/space?email=a%40b.example&organization=C',
  );
});

describe('a sign-up', () => {
  const draft = { email: 'ana@harbour.example', organization: 'Harbour', page: '/sign-up', locale: 'en' } as const;

  test('is sent to the server with the token; a retry has the same key', async () => {
    const send = vi
      .fn<typeof fetch>()
      .mockResolvedValueOnce(new Response(null, { status: 503 }))
      .mockResolvedValue(new Response('{"id":"1"}', { status: 202 }));
    const keys = createRetryKey();
    expect(await sendSignUp(draft, 'one', send, keys)).toBe('failed');
    expect(await sendSignUp(draft, 'two', send, keys)).toBe('stored');
    expect(await sendSignUp({ ...draft, organization: 'Port' }, 'three', send, keys)).toBe('stored');
    const sent = send.mock.calls.map(([path, init]) => ({
      path,
      body: JSON.parse(String(init?.body)),
      key: new Headers(init?.headers).get('idempotency-key'),
    }));
    expect(sent.map(({ path }) => path)).toEqual(Array(3).fill('/api/sign-ups'));
    expect(sent.map(({ body }) => body)).toMatchObject(
      ['one', 'two', 'three'].map((token) => ({ email: draft.email, token })),
    );
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  test('is refused only by the human check; anything else is a failure', async () => {
    for (const [status, outcome] of [
      [403, 'refused'],
      [200, 'failed'],
      [422, 'failed'],
      [429, 'failed'],
      [503, 'failed'],
    ] as const) {
      const send = vi.fn<typeof fetch>(async () => new Response(null, { status }));
      expect(await sendSignUp(draft, 't', send, createRetryKey()), String(status)).toBe(outcome);
    }
    const networkFailure = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await sendSignUp(draft, 't', networkFailure, createRetryKey())).toBe('failed');
  });
});
