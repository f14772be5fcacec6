import { contactTimeoutMs, defaultCountryCode } from '~/content/contact';
import { isEmail } from '~/shared/email';
import { keyKeeper } from '~/shared/idempotencyKey';
import type { LeadOrigin } from '~/shared/leadOrigin';

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
  /** What the visitor wants to say; optional. */
  readonly message: string;
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
    message: text('message'),
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

/** What is sent besides what the form holds. */
interface ContactExtras {
  readonly origin: LeadOrigin;
  /** Gives the proof of work; without it the server does not ask for one. */
  readonly prove?: () => Promise<string>;
}

/**
 * Sends the form; resolves once the server has taken it. Anything but a success (an error status, a redirect, a web
 * page in the server's place, no answer within 10 s, no connection) rejects. A second try of the same words carries the
 * same key, so that the server takes them once. A proof that is refused, being too old, is made anew once.
 */
export async function sendContact(
  draft: ContactDraft,
  { origin, prove }: ContactExtras,
  send: typeof fetch = fetch,
  keys = contactKeys,
): Promise<void> {
  const content = { ...draft, ...origin };
  const key = keys.keyFor(JSON.stringify(content));
  const post = async () => {
    const body = JSON.stringify(prove ? { ...content, token: await prove() } : content);
    return send(contactPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': key },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(contactTimeoutMs),
    });
  };
  let answer = await post();
  if (answer.status === 403 && prove) answer = await post();
  const isPage = answer.headers.get('content-type')?.includes('text/html') ?? false;
  if (!answer.ok || isPage) throw new Error(`The message was not taken: ${answer.status}`);
  keys.done();
}
