import { contactLocale, contactTimeoutMs, defaultCountryCode } from '~/content/contact';
import { isEmail } from '~/shared/email';
import { keyKeeper } from '~/shared/idempotencyKey';

/** Where the contact form is sent. */
export const contactPath = '/api/contact';

/** What the form holds (specification, section 3), and the field that only a robot fills in. */
export interface ContactDraft {
  readonly name: string;
  readonly email: string;
  /** The number without its country code; optional. */
  readonly phone: string;
  readonly countryCode: string;
  readonly company: string;
  readonly email_address_check: string;
}

/** A field that keeps the form from being sent. */
export interface ContactProblem {
  readonly field: 'name' | 'email' | 'phone';
  readonly kind: 'missing' | 'malformed';
}

/** The form's fields, without the spaces around them. */
export function readContact(form: FormData): ContactDraft {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    countryCode: text('countryCode') || defaultCountryCode,
    company: text('company'),
    email_address_check: text('email_address_check'),
  };
}

/** Whether this can be a phone number without its country code: 3 to 15 digits and the signs people put between them. */
function isPhone(text: string): boolean {
  return /^\+?\d{3,15}$/.test(text.replace(/[\s().\-/]/g, ''));
}

/** What keeps the form from being sent: a name and an e-mail address are needed, phone and company not. */
export function contactProblems({ name, email, phone }: ContactDraft): readonly ContactProblem[] {
  const problems: ContactProblem[] = [];
  if (name === '') problems.push({ field: 'name', kind: 'missing' });
  if (email === '') problems.push({ field: 'email', kind: 'missing' });
  else if (!isEmail(email)) problems.push({ field: 'email', kind: 'malformed' });
  if (phone !== '' && !isPhone(phone)) problems.push({ field: 'phone', kind: 'malformed' });
  return problems;
}

const contactKeys = keyKeeper();

/**
 * Sends the form; resolves once the server has taken it. Anything but a success (an error status, a redirect, a web
 * page in the server's place, no answer within 10 s, no connection) rejects. A second try of the same words carries the
 * same key, so that the server takes them once.
 */
export async function sendContact(draft: ContactDraft, send: typeof fetch = fetch, keys = contactKeys): Promise<void> {
  const body = JSON.stringify({ ...draft, locale: contactLocale });
  const answer = await send(contactPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': keys.keyFor(body) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(contactTimeoutMs),
  });
  const isPage = answer.headers.get('content-type')?.includes('text/html') ?? false;
  if (!answer.ok || isPage) throw new Error(`The message was not taken: ${answer.status}`);
  keys.done();
}
