import type { Language } from './language';

/**
 * A whole number with thousands separators: `1,250` and `12,500` in English; `1250` and `12.500` in Spanish, which
 * separates from five digits on. Pages format a few of these during hydration, where creating an `Intl.NumberFormat`
 * would dominate.
 */
export function groupedNumber(value: number, language: Language): string {
  if (language === 'es' && Math.abs(value) < 10_000) return String(value);
  return String(value).replace(/\B(?=(\d{3})+$)/g, language === 'es' ? '.' : ',');
}

/** A text with thousands separators in its numbers: `400 - 40,000`. */
export function groupedNumbers(text: string, language: Language): string {
  return text.replace(/\d+/g, (digits) => groupedNumber(Number(digits), language));
}
