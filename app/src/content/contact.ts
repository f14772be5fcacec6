import { maxEmailLength } from '~/shared/email';
import type { Language } from '~/shared/language';
import { maxNameLength } from '~/shared/names';

/** Country codes of the contact form in display order, each with its regions. */
export const countryCodes = [
  { code: '+1', regions: 'US, CA' },
  { code: '+44', regions: 'GB' },
  { code: '+49', regions: 'DE' },
  { code: '+33', regions: 'FR' },
  { code: '+34', regions: 'ES' },
  { code: '+39', regions: 'IT' },
  { code: '+31', regions: 'NL' },
  { code: '+46', regions: 'SE' },
  { code: '+47', regions: 'NO' },
  { code: '+45', regions: 'DK' },
  { code: '+41', regions: 'CH' },
  { code: '+43', regions: 'AT' },
  { code: '+32', regions: 'BE' },
  { code: '+61', regions: 'AU' },
  { code: '+81', regions: 'JP' },
  { code: '+82', regions: 'KR' },
  { code: '+65', regions: 'SG' },
  { code: '+91', regions: 'IN' },
  { code: '+86', regions: 'CN' },
  { code: '+55', regions: 'BR' },
  { code: '+52', regions: 'MX' },
] as const;

/** The country code that the form proposes in each language. */
export const defaultCountryCodes: Readonly<Record<Language, string>> = { en: '+1', es: '+34' };

/** Submission timeout in milliseconds. */
export const contactTimeoutMs = 10_000;

/** Maximum field lengths, in characters. */
export const contactLimits = {
  name: maxNameLength,
  email: maxEmailLength,
  phone: 32,
  company: maxNameLength,
  message: 5000,
} as const;

/** The 'what happens next' steps, in order. */
export const contactSteps = ['leave', 'answer', 'show'] as const;
