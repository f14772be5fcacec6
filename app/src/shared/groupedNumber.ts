import type { Language } from './language';

/**
 * A whole number with thousands separators, `1,250` in English and `1.250` in Spanish. Pages format a few of these
 * during hydration, where creating an `Intl.NumberFormat` would dominate.
 */
export function groupedNumber(value: number, language: Language): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, language === 'es' ? '.' : ',');
}

/** A text with thousands separators in its numbers: `400 - 40,000`. */
export function groupedNumbers(text: string, language: Language): string {
  return text.replace(/\d+/g, (digits) => groupedNumber(Number(digits), language));
}
