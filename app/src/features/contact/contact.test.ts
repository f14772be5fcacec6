import { describe, expect, test, vi } from 'vitest';
import names from '#fixtures/golden/public-bugs/F-04-names.json';
import { contactTimeoutMs, countryCodes, defaultCountryCodes } from '~/content/contact';
import { createRetryKey } from '~/shared/idempotencyKey';
import { type ContactDraft, contactProblems, readContact, sendContact } from './contact';

const draft: ContactDraft = {
  name: 'Ana Ruiz',
  email: 'ana@harbour.example',
  phone: '600 111 222',
  countryCode: '+34',
  company: 'Harbour',
  message: '',
  email_address_check: '',
};

const origin = { page: '/es/contact', locale: 'es' } as const;

const accepted = () => vi.fn<typeof fetch>(async () => new Response('{"id":"1"}', { status: 202 }));
const keyOf = (send: ReturnType<typeof accepted>, call: number) =>
  new Headers(send.mock.calls[call]?.[1]?.headers).get('idempotency-key');

describe('the form', () => {
  test('[W-337] [W-407] has five fields and the honeypot; the country codes are the 21 specified', () => {
    const form = new FormData();
    form.set('name', ' Ana ');
    form.set('email', ' ana@harbour.example ');
    expect(readContact(form)).toEqual({
      name: 'Ana',
      email: 'ana@harbour.example',
      phone: '',
      countryCode: '+1',
      company: '',
      message: '',
      email_address_check: '',
    });
    expect(defaultCountryCodes).toEqual({ en: '+1', es: '+34' });
    expect(countryCodes.map(({ code }) => code).join(' ')).toBe(
      '+1 +44 +49 +33 +34 +39 +31 +46 +47 +45 +41 +43 +32 +61 +81 +82 +65 +91 +86 +55 +52',
    );
  });

  test('[W-400] [W-401] [W-403] name and e-mail address are required, phone and company are optional', () => {
    expect(contactProblems(draft)).toEqual([]);
    expect(contactProblems({ ...draft, phone: '', company: '' })).toEqual([]);
    expect(contactProblems({ ...draft, name: '' })).toEqual([{ field: 'name', kind: 'missing' }]);
    const missing = names.filter(({ name }) => contactProblems({ ...draft, name }).length > 0);
    expect(missing.map(({ expected }) => expected)).toEqual(['missing']);
    expect(contactProblems({ ...draft, email: '' })).toEqual([{ field: 'email', kind: 'missing' }]);
    expect(contactProblems({ ...draft, email: 'ana@' })).toEqual([{ field: 'email', kind: 'malformed' }]);
    for (const phone of ['12', 'call me', '1234567890123456']) {
      expect(contactProblems({ ...draft, phone }), phone).toEqual([{ field: 'phone', kind: 'malformed' }]);
    }
    for (const phone of ['600111222', '(555) 010-7788', '+34 600.111.222']) {
      expect(contactProblems({ ...draft, phone }), phone).toEqual([]);
    }
  });
});

describe('sending', () => {
  test('[W-337] makes one request, as JSON, with the number and its country code apart, and the origin', async () => {
    const send = accepted();
    await sendContact(draft, origin, send, createRetryKey());
    expect(send).toHaveBeenCalledTimes(1);
    const [path, init] = send.mock.calls[0] ?? [];
    expect(path).toBe('/api/contact');
    expect(init).toMatchObject({ method: 'POST', redirect: 'error' });
    expect(JSON.parse(String(init?.body))).toEqual({ ...draft, page: '/es/contact', locale: 'es' });
  });

  test('[W-443] [W-635] anything but a success is a failure', async () => {
    for (const status of [304, 400, 413, 422, 429, 500, 503]) {
      const send = vi.fn<typeof fetch>(async () => new Response(null, { status }));
      await expect(sendContact(draft, origin, send, createRetryKey())).rejects.toThrow(`${status}`);
    }
    const page = async () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } });
    await expect(sendContact(draft, origin, page, createRetryKey())).rejects.toThrow('200');
    const networkFailure = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(sendContact(draft, origin, networkFailure, createRetryKey())).rejects.toThrow('Failed to fetch');
  });

  test('times out after 10 s', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await sendContact(draft, origin, accepted(), createRetryKey());
    expect(timeout).toHaveBeenCalledWith(contactTimeoutMs);
    expect(contactTimeoutMs).toBe(10_000);
    timeout.mockRestore();
  });

  test('one filled form keeps its key when it is edited or the page reloaded; the next form gets a new one', async () => {
    const keys = createRetryKey();
    const send = vi
      .fn<typeof fetch>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(new Response('{"id":"1"}', { status: 202 }));
    await expect(sendContact(draft, origin, send, keys)).rejects.toThrow('Failed to fetch');
    await sendContact({ ...draft, name: 'Ana Ruis' }, origin, send, keys);
    await sendContact({ ...draft, message: 'Another one' }, origin, send, keys);
    await sendContact(draft, origin, send, createRetryKey());
    const [first, edited, next, reloaded] = [0, 1, 2, 3].map((call) => keyOf(send, call));
    expect(edited).toBe(first);
    expect(next).not.toBe(first);
    expect(reloaded).toBe(first);
  });
});
