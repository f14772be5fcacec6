import { contactTimeoutMs, defaultCountryCodes } from '~/content/contact';
import { isEmail } from '~/shared/email';
import { createRetryKey } from '~/shared/idempotencyKey';
import type { LeadOrigin } from '~/shared/leadOrigin';
import { isBlankName } from '~/shared/names';
import { sendLead } from '~/shared/sendLead';

export const contactPath = '/api/contact';

/** The form's fields (specification, section 3), and the honeypot. */
export interface ContactDraft {
  readonly name: string;
  readonly email: string;
  /** The number without its country code; optional. */
  readonly phone: string;
  readonly countryCode: string;
  readonly company: string;
  /** Optional. */
  readonly message: string;
  readonly email_address_check: string;
}

/** A validation error. */
export interface ContactProblem {
  readonly field: 'name' | 'email' | 'phone';
  readonly kind: 'missing' | 'malformed';
}

/** Reads the form's fields, trimmed. */
export function readContact(form: FormData): ContactDraft {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    countryCode: text('countryCode') || defaultCountryCodes.en,
    company: text('company'),
    message: text('message'),
    email_address_check: text('email_address_check'),
  };
}

/** Whether this can be a phone number without its country code: 3 to 15 digits and common separators. */
function isPhone(text: string): boolean {
  return /^\+?\d{3,15}$/.test(text.replace(/[\s().\-/]/g, ''));
}

/** Validates the form: name and e-mail address are required, phone and company are not. */
export function contactProblems({ name, email, phone }: ContactDraft): readonly ContactProblem[] {
  const problems: ContactProblem[] = [];
  if (isBlankName(name)) problems.push({ field: 'name', kind: 'missing' });
  if (email === '') problems.push({ field: 'email', kind: 'missing' });
  else if (!isEmail(email)) problems.push({ field: 'email', kind: 'malformed' });
  if (phone !== '' && !isPhone(phone)) problems.push({ field: 'phone', kind: 'malformed' });
  return problems;
}

const contactKeys = createRetryKey();

/** Sends the form, as `sendLead` does. */
export function sendContact(
  draft: ContactDraft,
  origin: LeadOrigin,
  send?: typeof fetch,
  keys = contactKeys,
): Promise<void> {
  return sendLead(contactPath, { ...draft, ...origin }, { send, keys, timeoutMs: contactTimeoutMs });
}
